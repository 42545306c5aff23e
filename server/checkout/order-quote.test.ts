import { describe, expect, test } from 'vitest';
import { anInstitution } from '../../test/institution.ts';
import { aPromotion } from '../../test/promoting-shop.ts';
import { quoteSettings, requestedQuote } from '../../test/quotes.ts';
import { testSandbox } from '../../test/sandbox.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { aRate, delivers } from '../../test/shipping-shop.ts';
import { staffAt } from '../../test/staff.ts';

const open = sellingShops();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const contact = { name: 'Ada Marsh', email: 'ada@example.org', phone: '(207) 555-0100' };
const pickup = { ...contact, delivery_preference: 'pickup', payment_choice: 'pickup' } as const;

/** A quote for eight copies at $10.00, $18.00 in the catalogue, and a charge of $5.00 for delivery. */
async function quoted(settings: object = quoteSettings) {
  const shop = await open({ settings });
  const made = await requestedQuote(shop);
  await made.owner.get('quote/answer', {
    order_number: made.order_number,
    prices: [{ position: 1, price: 1000 }],
    shipping: 500,
    valid_until: tomorrow,
  });
  const order_id = made.order_number;
  const accept = (more: object = {}) => shop.reader.call('checkout/orderQuote', { order_id, ...more });
  const quote = async () => (await shop.reader.get('order/get', { order_id })).quote?.state;
  const cart = async () => (await shop.reader.get('cart/get', {})).cart;
  return { shop, ...made, accept, quote, cart };
}

describe('a quote that is ordered', () => {
  test('goes through the cart at its prices, whatever the catalogue says since, and only once', async () => {
    const { shop, accept, quote, cart, book, order_number } = await quoted();
    await shop.t.db.query('update title set list_price_usa = 9900 where id = $1', [book.id]);
    const accepted = await accept();
    if (!accepted.ok) throw new Error(accepted.error);
    expect(accepted.value.cart).toMatchObject({
      quote: { order_number, in_effect: true },
      items: [{ cart_info: { quantity: 8, sold_price: 1000, backorder_quantity: 5 } }],
      summary: { subtotal: 8000, total: 8000 },
    });
    // A second click changes nothing.
    expect(await accept()).toMatchObject({ ok: true });
    const { checksum } = accepted.value;
    const placed = await shop.reader.get('checkout/submit', { ...pickup, checksum });
    const order = await shop.reader.get('order/get', { order_id: placed.order_number });
    expect(order.summary).toMatchObject({ subtotal: 8000, total_owing: 8000 });
    expect(order.items).toMatchObject([{ cart_info: { quantity: 8, sold_price: 1000 } }]);
    expect(await shop.reader.get('order/get', { order_id: order_number })).toMatchObject({
      status: 'quote_ordered',
      quote: { state: 'ordered', ordered_as: placed.order_number },
    });
    expect(await accept()).toMatchObject({ error_code: 'quote_over' });
    await shop.reader.get('cart/add', { eisbn: book.eisbn, quantity: 8, order_rest: true });
    expect(await cart()).toMatchObject({ quote: null, summary: { subtotal: 79_200 } });
    expect(await quote()).toBe('ordered');
  });

  test('keeps its prices only while the cart holds what was quoted, and takes no promotions', async () => {
    const { shop, accept, cart, book } = await quoted({
      ...quoteSettings,
      checkout_info: { quote_enabled: true, using_promo_codes: true, order_min: 10_000 },
    });
    await aPromotion(shop, { code: 'SPRING' });
    await accept();
    expect((await cart()).meets_order_min).toBe(true);
    expect(await shop.reader.call('checkout/addPromocode', { code: 'SPRING' })).toMatchObject({
      error_code: 'promo_quote',
    });
    const [line] = (await cart()).items;
    const change = (quantity: number) =>
      shop.reader.get('cart/add', {
        eisbn: book.eisbn,
        cart_id: line?.cart_info.cart_id,
        quantity,
        order_rest: true,
      });
    await change(7);
    expect(await cart()).toMatchObject({
      quote: { in_effect: false },
      items: [{ cart_info: { sold_price: 1800 } }],
    });
    await change(8);
    expect(await cart()).toMatchObject({ quote: { in_effect: true }, summary: { subtotal: 8000 } });
  });

  test('asks before it replaces what is in the cart', async () => {
    const { shop, accept, cart, book } = await quoted();
    const other = await shop.aBook(1);
    await shop.reader.get('cart/add', { eisbn: other.eisbn });
    expect(await accept()).toMatchObject({ error_code: 'cart_not_empty' });
    expect((await cart()).items).toMatchObject([{ title_info: { eisbn: other.eisbn } }]);
    expect(await accept({ replace: true })).toMatchObject({ ok: true });
    expect((await cart()).items).toMatchObject([{ title_info: { eisbn: book.eisbn } }]);
  });

  test('is over after its last day, with a price the shopper has seen and no longer has', async () => {
    const { shop, accept, quote, cart, order_number } = await quoted();
    await accept();
    const { checksum } = await cart();
    await shop.t.db.query(`update quote set valid_until = '2020-01-01' where store_id = $1`, [shop.store.id]);
    expect(await quote()).toBe('over');
    expect(await cart()).toMatchObject({ quote: { order_number, in_effect: false } });
    expect(await shop.reader.call('checkout/submit', { ...pickup, checksum })).toMatchObject({
      error_code: 'cart_changed',
      error_data: { total: 14_400 },
    });
    expect(await accept({ replace: true })).toMatchObject({ error_code: 'quote_over' });
  });

  test('cannot be ordered once a title of it is gone, or by those who may not see it', async () => {
    const { shop, accept, book, order_number } = await quoted();
    expect(await shop.stranger().call('checkout/orderQuote', { order_id: order_number })).toMatchObject({
      error_code: 'not_found',
    });
    const { order_number: elsewhere } = await quoted();
    expect(await shop.reader.call('checkout/orderQuote', { order_id: elsewhere })).toMatchObject({
      error_code: 'not_found',
    });
    await shop.t.db.query('update title set deleted_at = now() where id = $1', [book.id]);
    expect(await accept()).toMatchObject({
      error_code: 'cart_unavailable',
      error_data: { items: [{ eisbn: book.eisbn }] },
    });
  });

  test('in two carts, of an institution and its teacher, becomes one order', async () => {
    const shop = await open({ settings: quoteSettings });
    const { owner, child, eisbn } = await anInstitution(shop);
    await child.get('cart/add', { eisbn });
    const { order_number: order_id } = await child.get('checkout/requestQuote', { message: 'For class' });
    const staff = await staffAt(shop.t, shop.store, 'owner');
    await staff.get('quote/answer', {
      order_number: order_id,
      prices: [{ position: 1, price: 100 }],
      valid_until: tomorrow,
    });
    const buyers = [owner, child];
    for (const buyer of buyers)
      expect(await buyer.call('checkout/orderQuote', { order_id, replace: true })).toMatchObject({
        value: { cart: { summary: { subtotal: 100 } } },
      });
    const answers = await Promise.all(buyers.map((buyer) => buyer.call('checkout/submit', pickup)));
    const outcomes = answers.map((a) => (a.ok ? 'ok' : a.error_code)).sort();
    // The refusal depends on how far the first order was.
    expect(outcomes).toContain('ok');
    const orders = await shop.t.db.query<{ subtotal: number }>(
      `select subtotal from customer_order where store_id = $1 and delivery_preference <> 'quote' and subtotal = 100`,
      [shop.store.id],
    );
    expect(orders).toHaveLength(1);
  });

  test('can be ordered again when its order was canceled or not paid', async () => {
    const settings = {
      checkout_info: { quote_enabled: true, card_provider: 'sandbox' },
      store_info: quoteSettings.store_info,
    };
    const { shop, accept, quote, owner, cart } = await quoted(settings);
    const sandbox = testSandbox();
    const account = shop.store.webstoreName;
    shop.t.shop.payments = { open: async () => sandbox.open({ account }) };
    const byCard = (number: string) => ({
      ...pickup,
      payment_choice: 'credit_card' as const,
      encrypted_cc_info: sandbox.token(account, number),
    });
    await accept();
    expect(await shop.reader.call('checkout/submit', byCard('4000000000000002'))).toMatchObject({
      error_code: 'payment_declined',
    });
    expect(await quote()).toBe('open');
    expect((await cart()).quote?.in_effect).toBe(true);
    const { order_number } = await shop.reader.get('checkout/submit', byCard('4242424242424242'));
    expect(await quote()).toBe('ordered');
    await owner.get('order/takeStep', { order_number, step: 'cancel' });
    expect(await quote()).toBe('open');
  });

  test('is delivered for what the shop has named', async () => {
    const { shop, accept } = await quoted({
      ...delivers,
      checkout_info: { ...delivers.checkout_info, quote_enabled: true },
    });
    await aRate(shop, { base: 1900 });
    await accept();
    const address = {
      name: 'Ada Marsh',
      phone_number: '(207) 555-0199',
      street_address: '12 Exchange Street',
      city: 'Burlington',
      country: 'US',
      province: 'VT',
      postal_code: '05401',
    };
    const { address_id } = await shop.reader.get('address/create', address);
    const [way] = await shop.reader.get('checkout/getShippingProviders', { address_id });
    expect(way).toMatchObject({ provider: 'Mail', cost: 500 });
    const { cart } = await shop.reader.get('checkout/setShipping', { address_id });
    expect(cart.summary).toMatchObject({ shipping: 500, total: 8500 });
  });
});
