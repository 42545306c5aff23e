import pino from 'pino';
import { expect, test } from 'vitest';
import { type GoodsKind, goodsKinds } from '../../contract/goods-kind.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';
import { knownRates } from '../tax/known/known-rates.ts';
import { refundTaxes } from '../tax/refund-taxes.ts';
import type { TaxRate } from '../tax/tax-rate.ts';
import { taxesOn } from '../tax/taxes.ts';
import { replaceKnownRates } from '../tax/write.ts';

/** A shop in Canada whose clock shows `clock.now`, with a book for 24.99 and a calendar for 19.99 in its shopper's cart. */
async function aCart(prov: string, instant: string) {
  const clock = { now: new Date(instant) };
  const made = await testShop({ now: () => clock.now });
  const store = await buildStore(made.db, { currency: 'CAD', country: 'CA' });
  await made.db.query("update store set time_zone = 'America/Halifax' where id = $1", [store.id]);
  const location = await buildLocation(made.db, store.id, {
    details: { sc_addr_array: { address: '1 Wharf', city: 'Here', prov, postal: 'B3H 1A1', country: 'CA' } },
  });
  await made.db.tx((q) => replaceKnownRates(q, store.id, 'CA', knownRates('CA', ['BC'])));
  await made.reload();
  const reader = made.visitor(store.webstoreName);
  const goods: [string, number][] = [
    ['Hardcover', 2499],
    ['Calendar', 1999],
  ];
  for (const [binding, list_price_can] of goods) {
    const title = await buildTitle(made.db, { binding, list_price_can });
    await buildStock(made.db, location.id, title.id, 2);
    await reader.get('cart/add', { eisbn: title.eisbn });
  }
  const summary = async () => (await reader.get('cart/get', {})).cart.summary;
  return { made, clock, reader, summary };
}

const buyer = {
  name: 'Ada Marsh',
  email: 'ada@example.com',
  phone: '9025550199',
  delivery_preference: 'pickup' as const,
  payment_choice: 'pickup' as const,
};

test('cart, order and mail agree, and the order keeps what a refund is computed from', async () => {
  const { made, reader, summary } = await aCart('BC', '2026-03-02T12:00:00Z');
  const taxes = [
    { type: 'GST', amount: 225 },
    { type: 'PST', amount: 140 },
  ];
  expect(await summary()).toMatchObject({ taxes, total: 4498 + 365 });
  const { order_number } = await reader.get('checkout/submit', buyer);
  const order = await reader.get('order/get', { order_id: order_number });
  expect(order.summary).toMatchObject({ taxes, total: 4498 + 365 });
  const mail = fakeMail();
  const { secret, stores } = made.shop;
  await sendMail({ db: made.db, log: pino({ level: 'silent' }), stores, mail, secret, mailKeepDays: 30 });
  const { text = '' } = mail.sent.find((one) => one.to === 'ada@example.com') ?? {};
  expect(text).toMatch(/GST +\$2\.25\nPST +\$1\.40\nTotal \(CAD\) +\$48\.63/);

  const [stored] = await made.db.query<{ rates: TaxRate[]; lines: { kind: GoodsKind; amount: number }[] }>(
    `select o.tax_rates as rates, json_agg(json_build_object('kind', l.goods_kind, 'amount', l.quantity * l.sold_price)) as lines
     from customer_order o join order_line l on l.order_id = o.id where o.order_number = $1 group by o.id`,
    [order_number],
  );
  const { rates = [], lines = [] } = stored ?? {};
  const sold = Object.fromEntries(lines.map(({ kind, amount }) => [kind, amount]));
  expect(Object.keys(sold).every((kind) => goodsKinds.includes(kind as GoodsKind))).toBe(true);
  const withoutBook = { ...sold, printed_book: 0 };
  expect(refundTaxes({ sold, rates }, taxesOn(sold, rates), withoutBook)).toEqual([
    { type: 'GST', amount: 125 },
  ]);
  expect(refundTaxes({ sold, rates }, taxesOn(withoutBook, rates, sold), {})).toEqual([
    { type: 'GST', amount: 100 },
    { type: 'PST', amount: 140 },
  ]);
});

test('a rate changes at midnight by the clock of the store', async () => {
  // 2025-04-01 begins at 03:00 UTC in Halifax.
  const { clock, summary } = await aCart('NS', '2025-04-01T02:59:59Z');
  // 5 % of 24.99 and 15 %, then 14 %, of 19.99.
  expect((await summary()).taxes).toEqual([{ type: 'HST', amount: 425 }]);
  clock.now = new Date('2025-04-01T03:00:00Z');
  expect((await summary()).taxes).toEqual([{ type: 'HST', amount: 405 }]);
});
