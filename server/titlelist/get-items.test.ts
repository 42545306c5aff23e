import { describe, expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { buildList, buildOffer, buildStock, buildStore } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

describe('titlelist', () => {
  test('gives the titles of a list in its order, a stretch at a time (CALL-014)', async () => {
    const shop = await open();
    const { t, store, reader } = shop;
    const books = [await shop.aBook(1), await shop.aBook(0), await shop.aBook(0)];
    const [first, second, third] = books.map((b) => b.eisbn);
    await buildOffer(t.db, store.id, books[0]?.id ?? 0, 999);
    const list_id = await buildList(
      shop.t.db,
      store.id,
      books.map((b) => b.id),
    );
    const all = await reader.get('titlelist/getItems', { list_id, limit: -1 });
    expect(all.rows.map((r) => r.eisbn)).toEqual([first, second, third]);
    expect(all.rows[0]).toMatchObject({ price: 999 });
    expect(all).toMatchObject({ row_count: 3, list: { list_id, name: 'Staff Picks', can_delete: false } });
    const page = await reader.get('titlelist/getItems', { list_id, limit: 1, offset: 1 });
    expect(page.rows.map((r) => r.eisbn)).toEqual([second]);
    expect((await reader.get('titlelist/getItemsSimple', { list_id })).row_count).toBe(3);
  });

  test('gives a widget the first 25 titles of a list, and how many it has (CALL-015)', async () => {
    const { t, store, reader, aBook } = await open();
    const books = [];
    while (books.length < 26) books.push(await aBook(0));
    const list_id = await buildList(
      t.db,
      store.id,
      books.map(({ id }) => id),
    );
    const { rows, row_count } = await reader.get('titlelist/getItemsSimple', { list_id });
    expect(rows.map(({ eisbn }) => eisbn)).toEqual(books.slice(0, 25).map(({ eisbn }) => eisbn));
    expect(row_count).toBe(26);
  });

  test('a list of bargains sells the used copy before the new one, any other list the new one', async () => {
    const shop = await open();
    const { t, store, reader } = shop;
    const [both, fresh] = [await shop.aBook(1), await shop.aBook(1)];
    await buildOffer(t.db, store.id, both.id, 500, { condition: 'USED' });
    await buildStock(t.db, shop.location.id, both.id, 1, { condition: 'USED' });
    const list_id = await buildList(t.db, store.id, [both.id, fresh.id]);
    const rows = async () => (await reader.get('titlelist/getItems', { list_id })).rows;
    expect((await rows()).map((r) => r.available[0]?.code)).toEqual(['NEW', 'NEW']);
    await t.db.query('update title_list set bargains = true where id = $1', [list_id]);
    expect((await rows()).map((r) => r.available[0]?.code)).toEqual(['USED', 'NEW']);
    expect((await rows())[0]?.price).toBe(500);
  });

  test('leaves out what can’t be added to the cart, in its count as well, if asked to (LIST-040, LIST-041)', async () => {
    const shop = await open();
    const { t, store, reader } = shop;
    const shelf = await shop.aBook(1);
    const gone = await shop.aBook(0);
    const used = await shop.aBook(0);
    await t.db.query("update title set availability = 'out_of_print' where id = any($1)", [
      [gone.id, used.id],
    ]);
    await buildOffer(t.db, store.id, used.id, 500, { condition: 'USED' });
    await buildStock(t.db, shop.location.id, used.id, 1, { condition: 'USED' });
    const list_id = await buildList(t.db, store.id, [gone.id, shelf.id, used.id]);
    const cartable = async (offset: number) => {
      const page = await reader.get('titlelist/getItems', { list_id, cartable: true, limit: 1, offset });
      return [page.rows.map(({ eisbn }) => eisbn), page.row_count, page.list.row_count];
    };
    expect(await cartable(0)).toEqual([[shelf.eisbn], 2, 3]);
    expect(await cartable(1)).toEqual([[used.eisbn], 2, 3]);
    await signUp(reader);
    const { list } = await reader.get('titlelist/create', { name: 'Mine', eisbn: gone.eisbn });
    await reader.get('titlelist/addItemToList', { list_id: list.list_id, eisbn: shelf.eisbn });
    const own = await reader.get('titlelist/getItems', { list_id: list.list_id, cartable: true });
    expect(own.rows.map(({ eisbn }) => eisbn)).toEqual([shelf.eisbn]);
    expect(own.row_count).toBe(1);
  });

  test('gives the first words of the first note of its own staff with a title', async () => {
    const shop = await open();
    const { t, store, reader } = shop;
    const [noted, silent] = [await shop.aBook(1), await shop.aBook(1)];
    const other = await buildStore(t.db);
    const long = `Read it ${'again and '.repeat(40)}again.`;
    for (const [storeId, author, text] of [
      [other.id, 'Stranger', 'Not ours'],
      [store.id, 'Nell', long],
      [store.id, 'Marcus', 'Later'],
    ] as const)
      await t.db.query(
        'insert into title_comment (store_id, title_id, author, text) values ($1, $2, $3, $4)',
        [storeId, noted.id, author, text],
      );
    const list_id = await buildList(t.db, store.id, [noted.id, silent.id]);
    const { rows } = await reader.get('titlelist/getItems', { list_id });
    expect(rows[0]?.comment?.author).toBe('Nell');
    expect(rows[0]?.comment?.text).toMatch(/^Read it again and .*…$/);
    expect(rows[0]?.comment?.text.length).toBeLessThanOrEqual(160);
    expect(rows[1]?.comment).toBeUndefined();
  });

  test('refuses a list of another shop, and a missing one, as a bad list id', async () => {
    const shop = await open();
    const foreign = await buildList(shop.t.db, (await buildStore(shop.t.db)).id, []);
    for (const list_id of [foreign, 999_999_999]) {
      for (const name of ['titlelist/getItems', 'titlelist/getItemsSimple'] as const) {
        expect(await shop.reader.call(name, { list_id })).toMatchObject({
          error_code: 'bad_list_id',
          error: 'Bad list id',
        });
      }
    }
    for (const list_id of ['x', -1, 0, 1.5, undefined]) {
      expect(await shop.reader.send('titlelist/getItems', { list_id })).toMatchObject({
        error_code: 'invalid_input',
      });
    }
  });
});
