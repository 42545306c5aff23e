import { gzipSync } from 'node:zlib';
import { readFolderAddresses } from './addresses.ts';
import { shopFolder } from './bench-shop.ts';
import { fetchRaw, gzipSize, initialFiles } from './initial-files.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';
import { serveShop } from './serve-shop.ts';

// kB are 1,000 bytes. Code and style travel with gzip at least (architecture §6).
const budgets = { script: 140, style: 20, browseHtml: 48 };

const options = readOptions();
const dataDir = await shopFolder(options, options.titles);
const { browse, items, list, onHand } = await readFolderAddresses(dataDir);
const shop = await serveShop({ dataDir });
try {
  const cookie = await cookieWithCart(onHand.slice(0, 2));
  const pages = {
    home: '/',
    browse: browse[0] ?? '/browse/filter/',
    item: items[0] ?? '',
    list,
    events: '/events',
    purchase: '/purchase',
    // Last: opening the cart forgets the choice of delivery that the purchase page needs (CART-046).
    cart: '/checkout/cart',
  };
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    say(`${name} page …`);
    const page = await fetchRaw(shop.origin + path, { cookie });
    if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
    const { scripts, styles, brought } = await initialFiles(shop.origin, page.text);
    const script = await gzipSize(shop.origin, scripts);
    const style = (await gzipSize(shop.origin, styles)) + (brought ? gzipSync(brought).length : 0);
    rows.push(
      {
        what: `${name}: initial script, gzip`,
        values: [script / 1000],
        unit: 'kB',
        limits: [budgets.script],
      },
      { what: `${name}: style, gzip`, values: [style / 1000], unit: 'kB', limits: [budgets.style] },
    );
  }
  for (const encoding of ['identity', 'gzip', 'br']) {
    const html = await fetchRaw(shop.origin + pages.browse, { 'accept-encoding': encoding });
    const sent = html.headers['content-encoding'] ?? 'identity';
    if (sent !== encoding) throw new Error(`asked for ${encoding}, ${sent} came`);
    const found = new Set(html.text.match(/href="\/item\/\d{13}/g)).size;
    const what = `browse HTML with ${found} titles, ${encoding === 'identity' ? 'plain' : encoding}`;
    const limits = encoding === 'identity' ? undefined : [budgets.browseHtml];
    rows.push({ what, values: [html.bytes.length / 1000], unit: 'kB', limits });
  }
  report({
    name: 'bundle',
    title: 'What a first visit downloads',
    setup: { titles: options.titles },
    rows,
  });
} finally {
  await shop.stop();
}

/** A shopper with books in the cart, to be collected: the purchase page has nothing to show without. */
async function cookieWithCart(eisbns: string[]): Promise<string> {
  let cookie = '';
  const post = async (action: string, fields: Record<string, string>) => {
    const response = await fetch(`${shop.origin}/customer/${action}`, {
      method: 'POST',
      headers: cookie ? { cookie } : {},
      body: new URLSearchParams({ ...fields, uuid: crypto.randomUUID() }),
    });
    const answer = (await response.json()) as { error?: string };
    if (answer.error) throw new Error(`${action}: ${answer.error}`);
    cookie ||= response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  };
  for (const eisbn of eisbns) await post('cart/add', { eisbn });
  await post('checkout/setDelivery', { delivery_preference: 'pickup' });
  return cookie;
}
