import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { orderShow, orderStep } from '../../cli/order-steps.ts';
import { commandContext, keptOpen } from '../../test/command-context.ts';
import { pickup } from '../../test/institution.ts';
import { aPromotion, takesCodes } from '../../test/promoting-shop.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';

const open = sellingShops();
const aShop = () => open({ settings: { ...takesCodes, store_info: { email: 'desk@cove.example' } } });

/** A visitor with a book for 20.00 and a code in the cart. */
async function buyer(shop: SellingShop, code: string, visitor: Visitor = shop.stranger()) {
  const book = await shop.aBook(9, { title: 'Salt Roads', list_price_usa: 2000 });
  await visitor.get('cart/add', { eisbn: book.eisbn });
  const { cart } = await visitor.get('checkout/addPromocode', { code });
  const order = (more: object = {}) =>
    visitor.call('checkout/submit', { ...pickup, checksum: cart.checksum, promo_code: code, ...more });
  return { visitor, cart, order };
}

test('an order records what was applied, and page, mails and command line say so (CHECKOUT-072, CHECKOUT-084, ENTITY-114)', async () => {
  const shop = await aShop();
  await shop.t.db.query("insert into tax_rate (store_id, type, rate_ppm) values ($1, 'Sales tax', 100000)", [
    shop.store.id,
  ]);
  await aPromotion(shop, { name: 'Reading week', type: 'amount', amount: 150, combinable: true });
  await aPromotion(shop, { code: 'SUN10', combinable: true });
  const { visitor, cart, order } = await buyer(shop, 'SUN10');
  // Taxed on what is left: 20.00 - 2.00 - 1.50.
  expect(cart.summary).toMatchObject({
    discounts: 350,
    subtotal: 1650,
    taxes: [{ type: 'Sales tax', amount: 165 }],
    total: 1815,
  });
  const placed = await order({ old_promo_code: 'PO-7' });
  if (!placed.ok) throw new Error(placed.error);
  const seen = await visitor.get('order/get', { order_id: placed.value.order_number });
  const { promo_codes } = cart.summary;
  expect(seen).toMatchObject({
    purchaseorder: 'PO-7',
    summary: { discounts: 350, promo_codes, total: 1815 },
  });
  expect(seen.items[0]?.cart_info.promotions).toEqual([
    { description: 'Summer sale', amount: 200 },
    { description: 'Reading week', amount: 150 },
  ]);
  const [line] = await shop.t.db.query(
    'select promo_discount from order_line l join customer_order o on o.id = l.order_id where o.store_id = $1',
    [shop.store.id],
  );
  expect(line).toEqual({ promo_discount: 350 });
  // The code went with the order.
  const book = await shop.aBook(9);
  await visitor.get('cart/add', { eisbn: book.eisbn });
  expect((await visitor.get('cart/get', {})).cart.promo_code.code).toBe('');

  const mail = fakeMail();
  const { secret, stores } = shop.t.shop;
  await sendMail({ db: shop.t.db, log: pino({ level: 'silent' }), stores, mail, secret, mailKeepDays: 30 });
  const letters = mail.sent.filter(({ subject }) => subject.includes(placed.value.order_number));
  expect(letters.map(({ to }) => to).sort()).toEqual(['ada@example.org', 'desk@cove.example']);
  for (const { text, html } of letters) {
    expect(text).toMatch(/Summer sale \(SUN10\) +−\$2\.00\nReading week +−\$1\.50\nSubtotal +\$16\.50/);
    expect(html).toContain('Summer sale (SUN10)');
  }
  const { context, printed } = commandContext({ openDb: keptOpen(shop.t.db) });
  await orderShow(context, placed.value.order_number, {});
  expect(printed.join('\n')).toContain('    Summer sale (SUN10): -$2.00\n    Reading week: -$1.50\n');
});

describe('a code that stops to hold between cart and order', () => {
  test('is told with the new total, and nothing is ordered', async () => {
    const shop = await aShop();
    const id = await aPromotion(shop, { code: 'SUN10' });
    const { visitor, order } = await buyer(shop, 'SUN10');
    await shop.t.db.query("update promotion set ends_at = '2020-01-01' where id = $1", [id]);
    expect(await order()).toMatchObject({ error_code: 'cart_changed', error_data: { total: 2000 } });
    const fresh = await visitor.get('cart/get', {});
    expect(fresh.cart.promo_code).toEqual({ code: 'SUN10', problem: 'The promo code SUN10 has expired.' });
    const checksum = fresh.cart.checksum;
    // A client that says it has applied the code does not order without it.
    expect(await order({ checksum })).toMatchObject({
      error_code: 'promo_not_applied',
      error: 'The promo code SUN10 has expired. The total is now $20.00. Please check your order again.',
    });
    expect(await order({ checksum, promo_code: 'OTHER' })).toMatchObject({ error_code: 'promo_not_applied' });
    expect(await order({ checksum, promo_code: undefined })).toMatchObject({ ok: true });
  });

  test('of two buyers of the last use one is told, and a canceled order gives it back', async () => {
    const shop = await aShop();
    await aPromotion(shop, { code: 'LAST', max_uses: 1 });
    const both = [await buyer(shop, 'LAST'), await buyer(shop, 'LAST'), await buyer(shop, 'LAST')];
    const answers = await Promise.all(both.map(({ order }) => order()));
    const refusals = answers.filter((answer) => !answer.ok);
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) {
      expect(['promo_used_up', 'cart_changed']).toContain(refusal.ok ? '' : refusal.error_code);
    }
    const late = both[answers.findIndex((answer) => !answer.ok)];
    const { cart } = (await late?.visitor.get('cart/get', {})) ?? {};
    expect(cart).toMatchObject({
      promo_code: { problem: 'The promo code LAST has been used up.' },
      summary: { total: 2000 },
    });
    const placed = answers.find((answer) => answer.ok);
    const { context } = commandContext({ openDb: keptOpen(shop.t.db) });
    await orderStep(context, 'cancel', placed?.ok ? placed.value.order_number : '', {});
    expect(await late?.order()).toMatchObject({ ok: true });
  });
});
