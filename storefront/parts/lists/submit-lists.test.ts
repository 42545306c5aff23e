import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import type { Order } from '../../../contract/order.ts';
import { signUp } from '../../../test/accounts.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { loadBought } from '../order/load-bought.ts';
import { itemSentences } from './item-sentences.ts';
import { listSentences } from './list-sentences.ts';
import { submitAdd } from './submit-add.ts';
import { submitCopy } from './submit-copy.ts';
import { submitLists } from './submit-lists.ts';
import { submitOwnList } from './submit-own-list.ts';

const open = sellingShops();

async function aReader() {
  const { reader, aBook } = await open();
  await signUp(reader);
  const [{ eisbn }, other] = [await aBook(1), await aBook(1)];
  const api = ((name, input) => reader.call(name, input)) as Call;
  const post =
    (
      submit: typeof submitLists | typeof submitAdd,
      params: Record<string, string> = {},
      query = '',
      by: Call = api,
    ) =>
    (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return submit({ api: by, form, params, url: new URL(`http://shop.example/account/lists${query}`) });
    };
  const lists = async () => (await reader.get('titlelist/getLists', { sort: 'name' })).rows;
  return { reader, eisbn, other, post, lists };
}

test('a list is made, changed and deleted by the forms of its page (LIST-059, LIST-064..066)', async () => {
  const { post, lists } = await aReader();
  const send = post(submitLists);
  const path = (done: string) => ({ done, path: `/account/lists?done=${done}` });
  expect(await send({ intent: 'save', name: 'Summer', description: '' })).toEqual(path('list_created'));
  const id = String((await lists())[1]?.list_id);
  expect(await send({ intent: 'save', id, name: ' ', description: '' })).toMatchObject({
    problems: { name: 'Name is required.' },
  });
  expect(await send({ intent: 'save', id, name: 'Winter', description: 'Cold' })).toEqual(path('list_saved'));
  expect((await lists())[1]).toMatchObject({ name: 'Winter', description: 'Cold' });
  expect(await send({ intent: 'remove', id })).toEqual(path('list_deleted'));
  expect(await send({ intent: 'remove', id })).toMatchObject({
    sentence: 'You have provided a bad list ID.',
  });
});

test('what was done is said in the words of the documents (FAV-016, LIST-021, LIST-023, LIST-064..066)', () => {
  expect(Object.values(listSentences).map((say) => say())).toEqual([
    'List created successfully.',
    'List saved successfully.',
    'List deleted successfully.',
  ]);
  const { copied, in_cart, bought_removed } = itemSentences;
  expect([copied(), in_cart(), bought_removed()]).toEqual([
    'List copied successfully.',
    'Added to cart successfully.',
    'Items removed from wishlist.',
  ]);
});

test('a title that is removed from a list can be put back where it was, without JavaScript too (LIST-052)', async () => {
  const { reader, eisbn, other, post } = await aReader();
  const { list } = await reader.get('titlelist/create', { name: 'To read', eisbn });
  await reader.get('titlelist/addItemToList', { list_id: list.list_id, eisbn: other.eisbn });
  const rows = async () => (await reader.get('titlelist/getItems', { list_id: list.list_id })).rows;
  const send = post(submitOwnList, { list_id: String(list.list_id) }, '?page=2&l=50');
  const position = String((await rows())[0]?.position);
  const gone = { eisbn: other.eisbn, title: other.title, position, note: '' };
  const outcome = await send({ intent: 'remove_item', ...gone });
  expect(outcome).toMatchObject({ done: 'item_removed', removed: gone });
  const { searchParams } = new URL((outcome as { path: string }).path, 'http://shop.example');
  expect(Object.fromEntries(searchParams)).toEqual({ ...gone, done: 'item_removed', page: '2', l: '50' });
  expect(await rows()).toHaveLength(1);
  await send({ intent: 'put_back', ...gone });
  expect((await rows())[0]?.eisbn).toBe(other.eisbn);
  await send({ intent: 'move', eisbn, place: '1' });
  expect((await rows())[0]?.eisbn).toBe(eisbn);
});

test('a title is added to chosen lists and to a new one', async () => {
  const { eisbn, post, lists } = await aReader();
  const send = post(submitAdd, { eisbn });
  expect(await send({})).toEqual({ problems: { name: 'Please choose a list or name a new one.' } });
  const [favourites] = await lists();
  const list_id = String(favourites?.list_id);
  expect(await send({ list_id })).toEqual({ done: 'added', path: `/account/lists/${list_id}` });
  expect(await send({ name: 'Summer' })).toMatchObject({ done: 'list_created' });
  expect((await lists()).map((list) => list.row_count)).toEqual([1, 1]);
});

test('a list is copied to a chosen list or to a new one, or goes to the cart (LIST-017, LIST-018, LIST-027, LIST-028, LIST-047)', async () => {
  const { reader, eisbn, post, lists } = await aReader();
  const { list } = await reader.get('titlelist/create', { name: 'To read', eisbn });
  const send = post(submitCopy, { list_id: String(list.list_id) });
  expect(await send({ intent: 'copy', name: ' ' })).toMatchObject({
    problems: { name: 'Please choose a list or name a new one.' },
  });
  const [favourites] = await lists();
  const to = String(favourites?.list_id);
  const path = `/account/lists/${to}?done=copied`;
  expect(await send({ intent: 'copy', to })).toEqual({ done: 'copied', path });
  expect(await send({ intent: 'copy', name: 'Copy' })).toMatchObject({ done: 'copied' });
  expect((await lists()).map((own) => [own.name, own.row_count])).toEqual([
    ['Favorites', 1],
    ['Copy', 1],
    ['To read', 1],
  ]);
  expect(await send({ intent: 'to_cart' })).toEqual({ done: 'in_cart', path: '/checkout/cart' });
  expect((await reader.get('cart/get', {})).cart.items).toHaveLength(1);
});

test('a new list is looked up again before another is copied to it (LIST-019, LIST-020)', async () => {
  const { reader, eisbn, post, lists } = await aReader();
  const { list } = await reader.get('titlelist/create', { name: 'To read', eisbn });
  const otherTab = (async (name, input) => {
    const answer = await reader.call(name, input);
    if (name === 'titlelist/create')
      for (const made of await lists())
        if (made.name === 'Copy') await reader.get('titlelist/delete', { list_id: made.list_id });
    return answer;
  }) as Call;
  const send = post(submitCopy, { list_id: String(list.list_id) }, '', otherTab);
  expect(await send({ intent: 'copy', name: 'Copy' })).toMatchObject({ sentence: 'There was an error.' });
});

test('why a list cannot be copied is said in its form (LIST-022)', async () => {
  const { reader, eisbn, post } = await aReader();
  const { list } = await reader.get('titlelist/create', { name: 'To read', eisbn });
  const send = post(submitCopy, { list_id: String(list.list_id) });
  expect(await send({ intent: 'copy', to: '1999999999' })).toMatchObject({
    intent: 'copy',
    sentence: 'You have provided a bad list ID.',
  });
  expect(await send({ intent: 'copy', name: 'x'.repeat(81) })).toMatchObject({
    problems: { name: expect.any(String) },
  });
});

test('a list that another tab has deleted is said to be gone, whatever is done with it (LIST-031)', async () => {
  const { reader, eisbn, post, lists } = await aReader();
  const { list } = await reader.get('titlelist/create', { name: 'To read', eisbn });
  const list_id = String(list.list_id);
  await reader.get('titlelist/delete', { list_id });
  const gone = { sentence: 'You have provided a bad list ID.' };
  const onList = post(submitOwnList, { list_id });
  for (const intent of ['remove_item', 'move', 'note', 'to_cart', 'share', 'unshare'])
    expect(await onList({ intent, eisbn, place: '1', note: 'x' }), intent).toMatchObject(gone);
  expect(await post(submitLists)({ intent: 'save', id: list_id, name: 'Other' })).toMatchObject(gone);
  expect(await post(submitLists)({ intent: 'remove', id: list_id })).toMatchObject(gone);
  expect(await post(submitAdd, { eisbn })({ list_id })).toMatchObject(gone);
  expect(await post(submitCopy, { list_id })({ intent: 'copy', name: 'Copy' })).toMatchObject(gone);
  // No empty list stays behind.
  expect((await lists()).map(({ name }) => name)).toEqual(['Favorites']);
});

test('the whole cart goes into favourites, and what was bought leaves them (CART-038, CART-063, ORDER-019, FAV-016)', async () => {
  const { reader, eisbn, other, post, lists } = await aReader();
  const send = post(submitLists);
  expect(await send({ intent: 'cart_to_favourites' })).toMatchObject({
    sentence: 'There are no items in your cart.',
  });
  for (const book of [eisbn, other.eisbn]) await reader.get('cart/add', { eisbn: book });
  const [favourites] = await lists();
  const list_id = String(favourites?.list_id);
  const path = (done: string) => ({ done, path: `/account/lists/${list_id}?done=${done}` });
  expect(await send({ intent: 'cart_to_favourites' })).toEqual(path('cart_copied'));
  const api = ((name, input) => reader.call(name, input)) as Call;
  const order = { items: [{ title_info: { eisbn } }] } as unknown as Order;
  const bought = await loadBought(api, order);
  expect(bought).toEqual({ listId: Number(list_id), eisbns: [eisbn] });
  const eisbns = JSON.stringify(bought?.eisbns);
  expect(await post(submitOwnList, { list_id })({ intent: 'remove_bought', eisbns })).toEqual(
    path('bought_removed'),
  );
  expect((await loadBought(api, order))?.eisbns).toEqual([]);
  expect((await lists())[0]?.row_count).toBe(1);
});
