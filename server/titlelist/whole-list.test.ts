import { expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { buildList } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

/** A reader with favourites and a list of three books, the last of which cannot be ordered. */
async function aReader(settings = {}) {
  const shop = await open({ settings });
  const { reader } = shop;
  await signUp(reader);
  const favourites = (await reader.get('session/get', {})).wishlist_id ?? 0;
  const books = [
    await shop.aBook(3),
    await shop.aBook(2),
    await shop.aBook(0, { availability: 'out_of_print' }),
  ];
  const [a = '', b = '', c = ''] = books.map((book) => book.eisbn);
  const { list_id } = (await reader.get('titlelist/create', { name: 'To read' })).list;
  for (const eisbn of [c, b, a]) await reader.get('titlelist/addItemToList', { list_id, eisbn });
  const rows = async (id = list_id) => (await reader.get('titlelist/getItems', { list_id: id })).rows;
  const order = async (id = list_id) => (await rows(id)).map((row) => row.eisbn);
  return { ...shop, reader, favourites, books, list_id, a, b, c, rows, order };
}

test('a list of the shop or of the reader is copied into another, each title once (LIST-002, CALL-017)', async () => {
  const { reader, favourites, books, list_id, a, b, c, order, t, store } = await aReader();
  const ofShop = await buildList(t.db, store.id, books.map((book) => book.id).reverse());
  await reader.get('titlelist/addItemToList', { list_id: favourites, eisbn: b });
  const copy = await reader.get('titlelist/copyFromList', { from_list_id: ofShop, to_list_id: favourites });
  expect(copy).toMatchObject({ copied: 2, list: { list_id: favourites, row_count: 3 } });
  expect(await order(favourites)).toEqual([c, a, b]);
  const again = await reader.get('titlelist/copyFromList', { from_list_id: list_id, to_list_id: favourites });
  expect(again.copied).toBe(0);
});

test('a whole list goes to the cart, one copy of what can be ordered (LIST-003, CALL-018)', async () => {
  const { reader, list_id, a, b, c } = await aReader();
  const { cart, added, left_out } = await reader.get('titlelist/copyToCart', { list_id });
  expect(cart.items.map((i) => [i.title_info.eisbn, i.cart_info.quantity])).toEqual([
    [a, 1],
    [b, 1],
  ]);
  expect([added, left_out]).toEqual([2, 1]);
  await reader.get('titlelist/removeItemsFromList', { list_id, eisbns: [a, b] });
  expect(await reader.call('titlelist/copyToCart', { list_id })).toMatchObject({
    error_code: 'nothing_addable',
  });
  expect(c).not.toBe('');
});

test('a shop without a cart has no list in it either (LIST-057)', async () => {
  const { reader, list_id } = await aReader({ cart_enabled: false });
  expect(await reader.call('titlelist/copyToCart', { list_id })).toMatchObject({
    error_code: 'cart_disabled',
  });
});

test('the whole cart goes into favourites and stays as it is (CART-063, CALL-055)', async () => {
  const { reader, favourites: list_id, a, b, order } = await aReader();
  expect(await reader.call('cart/copyCartToList', { list_id })).toMatchObject({ error_code: 'cart_empty' });
  await reader.get('cart/add', { eisbn: a, quantity: 2 });
  await reader.get('cart/add', { eisbn: b });
  expect(await reader.get('cart/copyCartToList', { list_id })).toEqual({ copied: 2 });
  expect(await order(list_id)).toEqual([a, b]);
  expect((await reader.get('cart/get', {})).cart.items).toHaveLength(2);
});

test('titles are put in another order, and one tab’s removal does not disturb the other’s', async () => {
  const { reader, list_id, a, b, c, order, t, books } = await aReader();
  const move = (eisbn: string, place: number) => reader.get('titlelist/moveItem', { list_id, eisbn, place });
  await move(c, 1);
  expect(await order()).toEqual([c, a, b]);
  await move(c, 2);
  expect(await order()).toEqual([a, c, b]);
  await move(a, 900);
  expect(await order()).toEqual([c, b, a]);
  // A title that the shop lacks for a while takes no place, and has its own when it comes back.
  await t.db.query('update title set deleted_at = now() where id = $1', [books[1]?.id]);
  await move(a, 1);
  expect(await order()).toEqual([a, c]);
  await t.db.query('update title set deleted_at = null where id = $1', [books[1]?.id]);
  expect(await order()).toEqual([a, c, b]);
  await reader.get('titlelist/removeItemFromList', { list_id, eisbn: c });
  expect(await reader.call('titlelist/moveItem', { list_id, eisbn: c, place: 1 })).toMatchObject({
    error_code: 'not_found',
    error: 'This book is no longer on the list.',
  });
  expect(await order()).toEqual([a, b]);
});

test('a title has a note, which the public link does not show', async () => {
  const { reader, list_id, a, rows, stranger } = await aReader();
  await reader.get('titlelist/setNote', { list_id, eisbn: a, note: '  For Nell ' });
  expect((await rows())[0]?.note).toBe('For Nell');
  const { url } = await reader.get('titlelist/getPublicUrl', { list_id });
  const seen = await stranger().get('titlelist/getPublic', { token: url.split('/').at(-1) ?? '' });
  expect(JSON.stringify(seen)).not.toContain('Nell');
  await reader.get('titlelist/setNote', { list_id, eisbn: a, note: '' });
  expect((await rows())[0]?.note).toBe('');
  await reader.get('titlelist/removeItemFromList', { list_id, eisbn: a });
  expect(await reader.call('titlelist/setNote', { list_id, eisbn: a, note: 'x' })).toMatchObject({
    error_code: 'not_found',
  });
});

test('a public link shows a list to anyone until it is taken away (LIST-050, CALL-110)', async () => {
  const { reader, list_id, a, b, c, stranger } = await aReader();
  const link = () => reader.get('titlelist/getPublicUrl', { list_id });
  const { url } = await link();
  expect(await link()).toEqual({ url });
  expect(url).toMatch(/^https?:\/\/[^/]+\/lists\/shared\/[\w-]{24}$/);
  expect((await reader.get('titlelist/get', { list_id })).list.public_url).toBe(url);
  const token = url.split('/').at(-1) ?? '';
  const seen = await stranger().get('titlelist/getPublic', { token, limit: 2, offset: 1 });
  expect(seen).toMatchObject({ row_count: 3, list: { name: 'To read' } });
  expect(seen.rows.map((row) => row.eisbn)).toEqual([b, c]);
  expect(a).not.toBe('');
  await reader.get('titlelist/removePublicUrl', { list_id });
  expect(await stranger().call('titlelist/getPublic', { token })).toMatchObject({
    error_code: 'bad_list_id',
  });
  expect((await link()).url).not.toBe(url);
});
