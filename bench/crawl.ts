import { readFolderAddresses } from './addresses.ts';
import { shopFolder } from './bench-shop.ts';
import { latencyOf } from './measure.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';
import { serveShop } from './serve-shop.ts';

// A client copies the shop or crawls it without a pause: a hundred filter pages a second from one address. Others shop meanwhile.
const perSecond = 100;
const connections = 60;
const seconds = 30;
/** The crawl may double what a shopper waits, and no more. */
const most = 2;
const crawler = '203.0.113.66';

type Step = 'browse page' | 'item page' | 'add to cart';
const steps: Step[] = ['browse page', 'item page', 'add to cart'];

const options = readOptions();
const dataDir = await shopFolder(options, options.titles);
const { items, browse, onHand } = await readFolderAddresses(dataDir);
const shop = await serveShop({ dataDir });
try {
  say('shoppers warm the shop up …');
  await shoppers(15);
  say('shoppers alone …');
  const quiet = await shoppers(seconds);
  say(`shoppers beside ${perSecond} filter pages a second from one address …`);
  const crawling = crawl(seconds);
  const busy = await shoppers(seconds);
  const { sent, answers } = await crawling;
  const rows = steps.flatMap((step): Row[] => {
    const [before, beside] = [quiet[step], busy[step]].map((times) => latencyOf(times, seconds * 1000));
    if (!before || !beside) return [];
    return [
      { what: `${step}, alone: p50 / p95`, values: [before.p50, before.p95], unit: 'ms' },
      {
        what: `${step}, beside the crawl: p50 / p95`,
        values: [beside.p50, beside.p95],
        unit: 'ms',
        limits: [null, most * before.p95],
      },
    ];
  });
  rows.push(
    { what: 'filter pages asked for', values: [sent / seconds], unit: 'per second' },
    ...[...answers].sort().map(
      ([status, n]): Row => ({
        what: `of these answered with ${status}`,
        values: [n / seconds],
        unit: 'per second',
      }),
    ),
  );
  report({
    name: 'crawl',
    title: 'Two shoppers, alone and beside a crawl from one address',
    setup: { engine: 'pglite', titles: options.titles, connections },
    rows,
  });
} finally {
  await shop.stop();
}
process.exit(0);

/** Two people, each with a browser and an address of their own: browse, open a book, put one into the cart, again and again. */
async function shoppers(forSeconds: number): Promise<Record<Step, number[]>> {
  const times: Record<Step, number[]> = { 'browse page': [], 'item page': [], 'add to cart': [] };
  const until = performance.now() + forSeconds * 1000;
  let round = 0;
  await Promise.all(
    ['198.51.100.1', '198.51.100.2'].map(async (address) => {
      let cookie = '';
      const step = async (name: Step, path: string, form?: Record<string, string>) => {
        const started = performance.now();
        const response = await fetch(`${shop.origin}${path}`, {
          headers: { 'x-forwarded-for': address, cookie },
          ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
        });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${name} was answered with ${response.status}`);
        times[name].push(performance.now() - started);
        const made = response.headers.getSetCookie().map((line) => line.split(';')[0]);
        if (made.length > 0) cookie = made.join('; ');
      };
      while (performance.now() < until) {
        const n = round++;
        // An address the cache has not met: what is cached hardly waits for anybody.
        await step('browse page', `${browse[n % browse.length]}?visit=${n}`);
        await step('item page', `${items[n % items.length]}?visit=${n}`);
        const eisbn = onHand[n % onHand.length] ?? '';
        await step('add to cart', '/customer/cart/add', { eisbn, uuid: crypto.randomUUID() });
        // As people do, they look at what they got; and the cart does not fill up.
        await new Promise((later) => setTimeout(later, 200));
        if (n % 20 === 19) cookie = '';
      }
    }),
  );
  return times;
}

/** Asks at a steady rate, on at most so many connections: what does not get through is not asked for. */
async function crawl(forSeconds: number): Promise<{ sent: number; answers: Map<number, number> }> {
  const answers = new Map<number, number>();
  let sent = 0;
  let open = 0;
  const asked = new Set<Promise<void>>();
  const begin = performance.now();
  while (performance.now() - begin < forSeconds * 1000) {
    const due = Math.floor(((performance.now() - begin) / 1000) * perSecond);
    for (; sent < due && open < connections; sent++) {
      open += 1;
      const one = fetch(`${shop.origin}${browse[sent % browse.length]}?crawl=${sent}`, {
        headers: { 'x-forwarded-for': crawler },
      })
        .then(async (response) => {
          await response.arrayBuffer();
          answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
        })
        .catch(() => {
          answers.set(0, (answers.get(0) ?? 0) + 1);
        })
        .finally(() => {
          open -= 1;
          asked.delete(one);
        });
      asked.add(one);
    }
    await new Promise((later) => setTimeout(later, 10));
  }
  await Promise.all(asked);
  return { sent, answers };
}
