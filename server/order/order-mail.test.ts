import pino from 'pino';
import { expect, test } from 'vitest';
import { sellingShops } from '../../test/selling-shop.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';
import type { StoredSettings } from '../store/settings.ts';

const open = sellingShops();

/** The mail about an order of one book with a cover and one without. */
async function confirmed(currency: string, settings: StoredSettings, place = {}) {
  const shop = await open({ currency, settings });
  await shop.t.db.query('update location set details = $2 where id = $1', [shop.location.id, place]);
  await shop.t.reload();
  const { t, reader } = shop;
  const prices = { list_price_usa: 1850, list_price_can: 2400 };
  const pictured = await shop.aBook(3, { title: 'Salt Roads', ...prices });
  const plain = await shop.aBook(3, { title: 'Pine', ...prices });
  await t.db.query("update title set cover_cache = 'c0ffee', cover_ratio = 0.75 where id = $1", [
    pictured.id,
  ]);
  for (const { eisbn } of [pictured, plain]) await reader.get('cart/add', { eisbn, quantity: 1 });
  await reader.get('checkout/submit', {
    name: 'Ada Reader',
    email: 'ada@example.org',
    phone: '2075550100',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
  });
  const mail = fakeMail();
  const { secret, stores } = t.shop;
  await sendMail({ db: t.db, log: pino({ level: 'silent' }), stores, mail, secret, mailKeepDays: 30 });
  const sent = mail.sent.findLast((one) => one.to === 'ada@example.org');
  const origin = stores.byName(shop.store.webstoreName)?.origin;
  return { html: sent?.html ?? '', text: sent?.text ?? '', origin, pictured, plain, name: shop.store.name };
}

test('it names the currency, for the sign is that of two countries', async () => {
  const canadian = await confirmed('CAD', {});
  expect(canadian.text).toContain('Total (CAD)');
  expect(canadian.html).toContain('Total (CAD)');
  expect(canadian.text).toContain('$48.00');
  expect((await confirmed('USD', {})).text).toContain('Total (USD)');
});

test('covers come from the shop in their own shape; a book without a cover shows none', async () => {
  const { html, origin, pictured, plain } = await confirmed('USD', {});
  const covers = html.match(/<img[^>]*>/g) ?? [];
  expect(covers).toHaveLength(1);
  expect(covers[0]).toContain(`src="${origin}/images/cover/${pictured.eisbn}/c0ffee/180.jpg"`);
  expect(covers[0]).toContain('width="72"');
  expect(covers[0]).toContain('height="96"');
  expect(html).toContain(`href="${origin}/item/${plain.eisbn}"`);
});

test('fonts are those of the shop: one in its headings, one in all of its text', async () => {
  const fontOf = (html: string, tag: string) =>
    new RegExp(`<${tag}[^>]* style="[^"]*font-family:([^;"]*)`).exec(html.replaceAll('&#x27;', "'"))?.[1];
  const fraunces = await confirmed('USD', { styles: { font_pair: 'fraunces' } });
  expect(fontOf(fraunces.html, 'h1')).toMatch(/, ?serif$/);
  expect(fontOf(fraunces.html.slice(fraunces.html.indexOf('</h1>')), 'p')).toMatch(/, ?sans-serif$/);
  const outfit = await confirmed('USD', { styles: { font_pair: 'outfit' } });
  expect(fontOf(outfit.html, 'h1')).toMatch(/, ?sans-serif$/);
  expect(outfit.html).not.toContain('Georgia');
});

test('the shop’s logo heads it, or its name where mail programs show no such picture', async () => {
  const headed = async (logo_url: string) => {
    const { html, name, origin } = await confirmed('USD', { styles: { logo_url } });
    const heads = html.slice(0, html.indexOf('<h1'));
    return { src: /<img alt="([^"]*)" height="40" src="([^"]*)"/.exec(heads)?.slice(1), heads, name, origin };
  };
  const drawn = await headed('/pictures/logo.png');
  expect(drawn.src).toEqual([drawn.name, `${drawn.origin}/pictures/logo.png`]);
  const onDark = await confirmed('USD', {
    styles: { logo_url: '/pictures/logo.png', theme: { 'search-ground': '#102030' } },
  });
  expect(onDark.html).toMatch(/background-color:#102030[^>]*>\s*<a/);
  for (const logo_url of ['/pictures/logo.SVG', '/logo.webp', 'https://no host/logo.png', '']) {
    const { heads, name } = await headed(logo_url);
    expect(heads).not.toContain('<img');
    expect(heads).toContain(`>${name}</a>`);
  }
});

test('the confirmation asks to wait for word from the shop, and names the place without the shop', async () => {
  const address = { address: '1 Quay', city: 'Portland', prov: 'ME', postal: '04101', country: 'US' };
  const weekdays = Array.from({ length: 7 }, () => [0, 1440]);
  const place = { sc_name: 'Corner Books Main Street', sc_addr_array: address, ws_hours: { weekdays } };
  const { html, text } = await confirmed('USD', {}, place);
  for (const part of [html, text]) {
    expect(part).toContain('ready to pick up at Main Street. Please wait for that email before you come.');
    expect(part).toContain('Usually ready in about two hours.');
    expect(part).toContain('Pick up at Main Street');
  }
  // On a ground of its own, with a border in the accent of the shop.
  expect(html).toMatch(
    /background-color:#f7f3ea;border-left:4px solid #9c3526[^>]*>.*?<p[^>]*>Usually ready/,
  );
});

test('its text is a mail of its own: what, how much, where to look, who sent it', async () => {
  const { text, name, origin } = await confirmed('USD', {
    store_info: { email: 'desk@shop.example', phone: '207 555 0100' },
  });
  expect(text).toMatch(/^Thank you, Ada\n\nWe have your order/);
  expect(text).toMatch(/\nOrder \w+, \w+ \d+, \d{4}, /);
  expect(text).toContain('reach us at desk@shop.example or 207 555 0100.');
  expect(text.endsWith(`${name}\n${origin}`)).toBe(true);
  expect(text).not.toMatch(/\n\n\n|undefined|null/);
});

test('it fits a phone, and shows the way to the shop', async () => {
  const { html, text } = await confirmed(
    'USD',
    {},
    { sc_addr_array: { address: '1 Wharf Street', city: 'Portland' } },
  );
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
  for (const name of ['color-scheme', 'supported-color-schemes'])
    expect(html).toContain(`<meta name="${name}" content="light"/>`);
  expect(html).toMatch(/<a href="https:\/\/www\.openstreetmap\.org\/[^"]*"[^>]*>Find us on a map<\/a>/);
  expect(text).toMatch(/\nFind us on a map: https:\/\/www\.openstreetmap\.org\//);
});

test('it asks for a reply only where one arrives, and prices one copy once', async () => {
  const reachable = await confirmed('USD', { store_info: { email: 'desk@shop.example', phone: '' } });
  expect(reachable.text).toContain('Questions? Just reply to this email, or reach us at desk@shop.example.');
  expect(reachable.text).not.toContain('1 ×');
  const byPhone = await confirmed('USD', { store_info: { email: '', phone: '207 555 0100' } });
  expect(byPhone.text).toContain('Questions? Call us at 207 555 0100.');
  expect(byPhone.text).not.toMatch(/reply/i);
});
