import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { submitCopies } from '../../storefront/parts/list-order/submit-list-order.ts';
import { signUp } from '../../test/accounts.ts';
import { buildOffer, buildStock } from '../../test/factories.ts';
import { quoteSettings, requestedQuote } from '../../test/quotes.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

const pickup = {
  name: 'Ada Marsh',
  email: 'ada@example.org',
  phone: '(207) 555-0100',
  delivery_preference: 'pickup',
  payment_choice: 'pickup',
} as const;

test('an order once more: what can be had at today’s prices, and why the rest cannot', async () => {
  const { t, store, location, reader, aBook, setOnHand, stranger } = await open();
  await signUp(reader);
  const [many, few, withdrawn, gone, used] = [
    await aBook(9),
    await aBook(9),
    await aBook(9),
    await aBook(9),
    await aBook(9),
  ];
  await buildOffer(t.db, store.id, used.id, 900, { condition: 'USED' });
  await buildStock(t.db, location.id, used.id, 1, { condition: 'USED' });
  for (const { eisbn } of [many, few, withdrawn, gone]) await reader.get('cart/add', { eisbn, quantity: 3 });
  await reader.get('cart/add', { eisbn: used.eisbn, condition: 'USED' });
  const { order_number: order_id } = await reader.get('checkout/submit', pickup);

  await setOnHand(few.id, 1);
  await setOnHand(withdrawn.id, 0);
  await t.db.query("update title set availability = 'withdrawn' where id = $1", [withdrawn.id]);
  await t.db.query('update title set deleted_at = now() where id = $1', [gone.id]);
  await buildOffer(t.db, store.id, many.id, 1234);
  const again = await reader.get('order/getReorder', { order_id });
  expect(again).toMatchObject({ order_number: order_id, delivery_key: 'pickup' });
  expect(again.rows.map(({ eisbn, title, state, quantity }) => [eisbn, title, state, quantity])).toEqual([
    [many.eisbn, many.title, 'in_stock', 3],
    [few.eisbn, few.title, 'orderable', 3],
    [withdrawn.eisbn, withdrawn.title, 'unavailable', 0],
    [gone.eisbn, gone.title, 'unavailable', 0],
    [used.eisbn, used.title, 'unavailable', 0],
  ]);
  const [first, second, ...notes] = again.rows;
  expect(first?.price).toBe(1234);
  expect(notes.map(({ note }) => note)).toEqual([
    expect.stringContaining(withdrawn.title),
    'We no longer sell this book.',
    'You ordered a used copy. The book’s page shows the copies there are now.',
  ]);
  expect(again.total).toBe(3 * 1234 + 3 * (second?.price ?? 0));
  expect(await stranger().call('order/getReorder', { order_id })).toMatchObject({ error_code: 'not_found' });

  const form = new FormData();
  for (const { eisbn, quantity } of again.rows) form.set(`copies_${eisbn}`, String(quantity));
  const submit = () => submitCopies({ api: reader.call as unknown as Call, form });
  expect(await submit()).toMatchObject({ done: 'in_cart', path: '/checkout/cart' });
  const { cart } = await reader.get('cart/get', {});
  expect(cart.items.map((i) => [i.title_info.eisbn, i.cart_info.quantity])).toEqual([
    [many.eisbn, 3],
    [few.eisbn, 3],
  ]);
  expect(cart.summary.subtotal).toBe(again.total);
  // Withdrawn since the page was shown.
  await setOnHand(few.id, 0);
  await t.db.query("update title set availability = 'withdrawn' where id = $1", [few.id]);
  expect(await submit()).toMatchObject({ done: 'in_cart_partly', path: '/checkout/cart' });
});

test('the books of a quote request, whatever became of it', async () => {
  const shop = await open({ settings: quoteSettings });
  const { order_number, book, owner } = await requestedQuote(shop);
  await owner.get('quote/decline', { order_number, note: 'Sold out.' });
  const again = await shop.reader.get('order/getReorder', { order_id: order_number });
  expect(again).toMatchObject({
    delivery_key: 'quote',
    rows: [{ eisbn: book.eisbn, state: 'orderable', quantity: 8 }],
  });
});
