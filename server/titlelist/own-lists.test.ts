import { describe, expect, test } from 'vitest';
import { maxLists, maxListTitles } from '../../contract/customer-list-rules.ts';
import { anEmail, lastMail, password, profile, signUp } from '../../test/accounts.ts';
import { buildList, buildTitle } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';

const open = sellingShops();

const eisbnsOf = async (reader: Visitor, list_id: number) =>
  (await reader.get('titlelist/getItems', { list_id })).rows.map((row) => row.eisbn);

async function aReader(settings = {}) {
  const shop = await open({ settings });
  const { email } = await signUp(shop.reader);
  const session = await shop.reader.get('session/get', {});
  return { ...shop, email, favourites: session.wishlist_id ?? 0 };
}

describe('favourites', () => {
  test('are there with the account, and the session says what is in them (FAV-005, ENTITY-042, ENTITY-074)', async () => {
    const { reader, aBook, favourites } = await aReader();
    const book = await aBook(1);
    const added = await reader.get('titlelist/addItemToList', {
      list_id: favourites,
      eisbn: book.eisbn,
      return_session: true,
    });
    expect(added.list).toMatchObject({ image: `/images/cover/${book.eisbn}.svg`, image_cache: '' });
    expect(added.session).toMatchObject({
      wishlist_id: favourites,
      wishlist: { wishlist_id: favourites, rows: [{ eisbn: book.eisbn }] },
    });
    const removed = await reader.get('titlelist/removeItemFromList', {
      list_id: favourites,
      eisbn: book.eisbn,
      return_session: true,
    });
    expect(removed.session?.wishlist?.rows).toEqual([]);
    const quiet = await reader.get('titlelist/addItemToList', { list_id: favourites, eisbn: book.eisbn });
    expect(quiet.session).toBeUndefined();
  });

  test.each([
    ['titlelist/getLists', {}],
    ['titlelist/create', { name: 'Summer' }],
    ['titlelist/modify', { list_id: 1, name: 'Summer' }],
    ['titlelist/delete', { list_id: 1 }],
    ['titlelist/addItemToList', { list_id: 1, eisbn: '9780140328721' }],
    ['titlelist/removeItemFromList', { list_id: 1, eisbn: '9780140328721' }],
    ['titlelist/removeItemsFromList', { list_id: 1, eisbns: '[]' }],
    ['titlelist/copyFromList', { from_list_id: 1, to_list_id: 2 }],
    ['titlelist/copyToCart', { list_id: 1 }],
  ] as const)('%s asks guests to log in (FAV-012)', async (name, input) => {
    const { stranger } = await open();
    expect(await stranger().call(name, input)).toMatchObject({ error_code: 'login_required' });
  });

  test('a guest has none', async () => {
    const { stranger } = await open();
    expect(await stranger().get('session/get', {})).toMatchObject({ wishlist: null, wishlist_id: null });
  });

  test('have the spelling of the shop’s country (FAV-002, FAV-015)', async () => {
    const shop = await aReader();
    const name = async () => (await shop.reader.get('titlelist/getLists', {})).rows[0]?.name;
    expect(await name()).toBe('Favorites');
    await shop.t.db.query("update store set country = 'CA' where id = $1", [shop.store.id]);
    await shop.t.reload();
    const canadian = shop.stranger();
    await canadian.get('account/login', { email_address: shop.email, password });
    expect((await canadian.get('titlelist/getLists', {})).rows[0]?.name).toBe('Favourites');
  });

  test('cannot be renamed or deleted (FAV-013, LIST-029, LIST-055)', async () => {
    const { reader, favourites: list_id } = await aReader();
    const refused = { error_code: 'built_in_list', error: 'Favorites can’t be renamed or deleted.' };
    expect(await reader.call('titlelist/modify', { list_id, name: 'Mine' })).toMatchObject(refused);
    expect(await reader.call('titlelist/delete', { list_id })).toMatchObject(refused);
    expect((await reader.get('titlelist/get', { list_id })).list).toMatchObject({ can_delete: false });
  });
});

describe('lists of a reader', () => {
  test('are made, renamed, described and deleted (LIST-044..046, CALL-101..103)', async () => {
    const { reader, favourites } = await aReader();
    const { list } = await reader.get('titlelist/create', {
      name: '  Summer  ',
      description: 'For the beach',
    });
    expect(list).toMatchObject({
      name: 'Summer',
      description: 'For the beach',
      can_delete: true,
      row_count: 0,
    });
    const { list_id } = list;
    await reader.get('titlelist/modify', { list_id, name: 'Winter', description: '<b>cold</b>' });
    expect(await reader.get('titlelist/get', { list_id })).toMatchObject({
      list: { name: 'Winter', description: '<b>cold</b>' },
    });
    const page = await reader.get('titlelist/getItems', { list_id });
    expect(page.list.description).toBe('&#60;b&#62;cold&#60;/b&#62;');
    await reader.get('titlelist/delete', { list_id });
    const { rows } = await reader.get('titlelist/getLists', {});
    expect(rows.map((row) => row.list_id)).toEqual([favourites]);
    // A second tab deletes it as well.
    expect(await reader.call('titlelist/delete', { list_id })).toMatchObject({ error_code: 'bad_list_id' });
  });

  test('have a name of 1 to 80 characters that can be seen (LIST-025, LIST-026)', async () => {
    const { reader } = await aReader();
    const message = async (name: string | undefined) => {
      const answer = await reader.send('titlelist/create', { name });
      return answer.ok ? '' : (answer.error_data as { fields: { message: string }[] }).fields[0]?.message;
    };
    for (const blank of [undefined, '', '   ', '\u200b'])
      expect(await message(blank)).toBe('Name is required.');
    expect(await message('x'.repeat(80))).toBe('');
    expect(await message('x'.repeat(81))).toBe('Please use at most 80 characters.');
  });

  test('hold a title once, the newest first, whichever tab added it', async () => {
    const { reader, aBook } = await aReader();
    const [first, second] = [await aBook(1), await aBook(0)];
    const { list } = await reader.get('titlelist/create', { name: 'To read', eisbn: first.eisbn });
    const add = () => reader.get('titlelist/addItemToList', { list_id: list.list_id, eisbn: second.eisbn });
    await Promise.all([add(), add(), add()]);
    expect(await eisbnsOf(reader, list.list_id)).toEqual([second.eisbn, first.eisbn]);
  });

  test('lose one or several titles, and get one back where it was', async () => {
    const { reader, aBook } = await aReader();
    const books = [await aBook(1), await aBook(1), await aBook(1)];
    const [a = '', b = '', c = ''] = books.map((book) => book.eisbn);
    const { list_id } = (await reader.get('titlelist/create', { name: 'To read' })).list;
    for (const eisbn of [c, b, a]) await reader.get('titlelist/addItemToList', { list_id, eisbn });
    const [, middle] = (await reader.get('titlelist/getItems', { list_id })).rows;
    await reader.get('titlelist/removeItemFromList', { list_id, eisbn: b });
    expect(await eisbnsOf(reader, list_id)).toEqual([a, c]);
    const { position } = middle ?? {};
    await reader.get('titlelist/addItemToList', { list_id, eisbn: b, position, note: 'For Nell' });
    expect((await reader.get('titlelist/getItems', { list_id })).rows[1]).toMatchObject({
      eisbn: b,
      note: 'For Nell',
    });
    const { list } = await reader.get('titlelist/removeItemsFromList', { list_id, eisbns: [a, c] });
    expect(list.row_count).toBe(1);
    expect(await eisbnsOf(reader, list_id)).toEqual([b]);
  });

  test('take no unknown title and no gift card', async () => {
    const { reader, favourites: list_id, aBook } = await aReader();
    const card = await aBook(0, { is_giftcard: true });
    for (const eisbn of ['9790000000000', card.eisbn]) {
      expect(await reader.call('titlelist/addItemToList', { list_id, eisbn })).toMatchObject({
        error_code: 'not_found',
      });
    }
    expect(await reader.call('titlelist/create', { name: 'Cards', eisbn: card.eisbn })).toMatchObject({
      error_code: 'not_found',
    });
  });

  test('are at most so many, of so many titles', async () => {
    const { reader, favourites: list_id, t, aBook } = await aReader();
    const book = await aBook(1);
    const { id } = await buildTitle(t.db, {});
    await t.db.query(
      `insert into title (eisbn, title) select '888' || lpad(n::text, 10, '0'), 'Filler' from generate_series(1, $1::int) n`,
      [maxListTitles],
    );
    await t.db.query(
      `insert into customer_list_item (list_id, title_id, position)
       select $1, id, 1 from title where eisbn like '888%' and id <> $2 limit $3`,
      [list_id, id, maxListTitles],
    );
    expect(await reader.call('titlelist/addItemToList', { list_id, eisbn: book.eisbn })).toMatchObject({
      error_code: 'list_full',
    });
    await t.db.query(
      `insert into customer_list (customer_id, name)
       select customer_id, 'List ' || n from customer_list, generate_series(2, $2::int) n where id = $1`,
      [list_id, maxLists],
    );
    expect(await reader.call('titlelist/create', { name: 'One more' })).toMatchObject({
      error_code: 'too_many_lists',
    });
  });

  test('are found by a word of their name or by an ISBN, and say whether they hold a title (LIST-053, CALL-010)', async () => {
    const { reader, aBook, favourites } = await aReader();
    const book = await aBook(1);
    await reader.get('titlelist/create', { name: 'Summer reading', eisbn: book.eisbn });
    await reader.get('titlelist/create', { name: 'Winter' });
    const found = async (search_term: string) =>
      (await reader.get('titlelist/getLists', { search_term })).rows.map((row) => row.name);
    expect(await found('READ')).toEqual(['Summer reading']);
    expect(await found('favor')).toEqual(['Favorites']);
    expect(await found(book.eisbn)).toEqual(['Summer reading']);
    expect(await found('nothing')).toEqual([]);
    const { rows } = await reader.get('titlelist/getLists', { eisbn: book.eisbn });
    expect(rows.filter((row) => row.contains_eisbn).map((row) => row.name)).toEqual(['Summer reading']);
    await reader.get('titlelist/addItemToList', { list_id: favourites, eisbn: book.eisbn });
    expect(await found(`ISBN ${book.eisbn}`)).toEqual(['Favorites', 'Summer reading']);
  });

  test('come newest first or by name, favourites before all, a page at a time (LIST-070)', async () => {
    const { reader, t } = await aReader();
    for (const name of ['b', 'c', 'a']) await reader.get('titlelist/create', { name });
    await t.db.query("update customer_list set changed_at = now() + interval '1 hour' where name = 'c'");
    const names = async (input: object) =>
      (await reader.get('titlelist/getLists', input)).rows.map((row) => row.name);
    expect(await names({})).toEqual(['Favorites', 'c', 'a', 'b']);
    expect(await names({ sort: 'date_posted' })).toEqual(['Favorites', 'a', 'c', 'b']);
    expect(await names({ sort: 'name' })).toEqual(['Favorites', 'a', 'b', 'c']);
    expect(await names({ sort: 'name', limit: 2, offset: 2 })).toEqual(['b', 'c']);
    expect((await reader.get('titlelist/getLists', { limit: 1 })).row_count).toBe(4);
  });

  test('belong to the person: another reader gets the refusal of a list that is not there', async () => {
    const { reader, stranger, favourites: list_id, t, store } = await aReader();
    const other = stranger();
    await signUp(other);
    expect(await other.call('titlelist/getItems', { list_id })).toMatchObject({ error: 'Bad list id' });
    // A guest may be its owner, logged out (LIST-034).
    expect(await stranger().call('titlelist/getItems', { list_id })).toMatchObject({
      error_code: 'login_required',
      error: 'You must be logged in to view.',
    });
    const ofShop = await buildList(t.db, store.id, []);
    expect(await reader.call('titlelist/delete', { list_id: ofShop })).toMatchObject({
      error_code: 'bad_list_id',
    });
  });

  test('stay the person’s while they buy for an institution', async () => {
    const { reader, stranger, t, favourites } = await aReader();
    const owner = stranger();
    const { user } = await signUp(owner, { ...profile, is_institution: true, company: 'Harbor School' });
    const email = anEmail();
    const child = stranger();
    await signUp(child, { email });
    await owner.get('account/linkToRequest', { email });
    await child.get('account/linkToVerify', { token: (await lastMail(t.db, email)).token });
    const before = (await child.get('session/get', {})).wishlist_id;
    await child.get('account/setCorp', { corp_id: user.corp_id });
    expect((await child.get('session/get', {})).wishlist_id).toBe(before);
    expect((await reader.get('session/get', {})).wishlist_id).toBe(favourites);
  });

  test('go with the account, and are in the data that it can ask for', async () => {
    const { reader, aBook, favourites: list_id, email, t } = await aReader();
    const book = await aBook(1);
    await reader.get('titlelist/addItemToList', {
      list_id,
      eisbn: book.eisbn,
      position: 1,
      note: 'For Nell',
    });
    const data = await reader.get('account/getData', {});
    expect(data.lists).toMatchObject([
      { is_favourites: true, is_public: false, titles: [{ eisbn: book.eisbn, note: 'For Nell' }] },
    ]);
    await reader.get('account/delete', { email_address: email, password });
    expect(await t.db.query('select id from customer_list where id = $1', [list_id])).toEqual([]);
    expect(await t.db.query('select note from customer_list_item where list_id = $1', [list_id])).toEqual([]);
  });
});
