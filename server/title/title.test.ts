import { describe, expect, test } from 'vitest';
import {
  buildCustomer,
  buildLocation,
  buildOffer,
  buildOrder,
  buildStock,
  buildStore,
  buildTitle,
  logIn,
} from '../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

async function aList({ t }: SellingShop, storeId: number, titleIds: number[]): Promise<number> {
  const [row] = await t.db.query<{ id: number }>(
    `insert into title_list (store_id, name) values ($1, 'Staff Picks') returning id`,
    [storeId],
  );
  const id = row?.id ?? 0;
  for (const [position, titleId] of titleIds.entries()) {
    await t.db.query('insert into title_list_item (list_id, title_id, position) values ($1, $2, $3)', [
      id,
      titleId,
      position,
    ]);
  }
  return id;
}

describe('title/getItem', () => {
  test('tells everything about a title, with the ISBN masked', async () => {
    const shop = await open();
    const { t, store } = shop;
    const book = await shop.aBook(2, {
      title: 'Salt Roads',
      author: 'Ida Quill',
      language: 'fre',
      sales_rank: 900,
    });
    await t.db.query(
      `update title_detail set description = '<p>A road</p>', width = 5.5, weight = 0.8, carton_qty = 24, upc = '012345678905',
         bio = '["<p>Ida</p>"]', reviews = '[{"content":"Fine"}]', excerpt = '<p>It began</p>', thickness = 0.7,
         awards = '["Winner, Harbour Prize"]', comments = '[{"author":"Ida Quill","text":"I walked it"}]',
         media = '[{"url":"https://www.youtube.com/watch?v=abcdefghijk","kind":"video"},{"url":"javascript:alert(1)","kind":"link"}]'
       where title_id = $1`,
      [book.id],
    );
    await t.db.query(
      `insert into title_comment (store_id, title_id, author, text) values ($1, $2, 'Nell', 'Read it twice')`,
      [store.id, book.id],
    );
    const item = await shop.reader.get('title/getItem', { eisbn: book.eisbn });
    expect(item).toMatchObject({
      title: 'Salt Roads',
      language: 'French',
      price: 1800,
      isbn: `${book.eisbn.slice(0, 4)}…${book.eisbn.slice(-4)}`,
      isbn_type: 'ISBN-13',
      upc_type: 'UPC',
      description: '<p>A road</p>',
      width: 5.5,
      bio: ['<p>Ida</p>'],
      reviews: [{ content: 'Fine', author: '', source_title: '' }],
      comments: [
        { author: 'Nell', text: 'Read it twice' },
        { author: 'Ida Quill', text: 'I walked it' },
      ],
      excerpt: '<p>It began</p>',
      thickness: 0.7,
      awards: ['Winner, Harbour Prize'],
      media: [{ component: 'abcdefghijk', label: 'Video' }],
      rank: { rank: 900, bestseller: true, tier: 1 },
      at_other_locations: 0,
    });
    expect(item.available[0]?.text).toBe('2 in stock');
    expect(item.last_order).toBeUndefined();
    expect(await t.db.query('select 1 from session where store_id = $1', [store.id])).toEqual([]);
  });

  test('unknown, deleted and ill-formed codes are not found or refused', async () => {
    const shop = await open();
    const book = await shop.aBook(1);
    await shop.t.db.query('update title set deleted_at = now() where id = $1', [book.id]);
    for (const eisbn of [book.eisbn, '9780000000000']) {
      expect(await shop.reader.call('title/getItem', { eisbn })).toMatchObject({
        error_code: 'not_found',
        error: 'No Results',
      });
    }
    for (const eisbn of ['', '978', '<script>', '9'.repeat(100_000), 9780000000000, null]) {
      expect(await shop.reader.send('title/getItem', { eisbn })).toMatchObject({
        error_code: 'invalid_input',
      });
    }
  });

  test('an ISBN of ten digits or with hyphens is that of thirteen', async () => {
    const shop = await open();
    const { id } = await shop.aBook(1);
    await shop.t.db.query("update title set eisbn = '9780439023481' where id = $1", [id]);
    for (const eisbn of ['0439023483', '978-0-439-02348-1', '0-439-02348-3']) {
      const item = await shop.reader.get('title/getItem', { eisbn });
      expect(item.eisbn).toBe('9780439023481');
    }
    expect(await shop.reader.send('title/getItem', { eisbn: '0439023484' })).toMatchObject({
      error_code: 'invalid_input',
    });
  });

  test('subjects come with their ancestors, the main one first', async () => {
    const shop = await open();
    const { db } = shop.t;
    const book = await shop.aBook(0);
    const subject = async (heading: string, parent: number | null) => {
      const [row] = await db.query<{ id: number }>(
        `insert into subject (scheme, code, heading, parent_id) values ('thema', $1, $2, $3) returning id`,
        [`${heading}-${shop.store.id}`, heading, parent],
      );
      return row?.id ?? 0;
    };
    const fiction = await subject('Fiction', null);
    const crime = await subject('Crime', fiction);
    const travel = await subject('Travel', null);
    await db.query(
      'insert into title_subject (title_id, subject_id, position, main) values ($1, $2, 0, false), ($1, $3, 1, true)',
      [book.id, travel, crime],
    );
    const { subjects } = await shop.reader.get('title/getItem', { eisbn: book.eisbn });
    expect(subjects).toEqual([
      {
        id: crime,
        subject: 'Crime',
        sub_labels: [
          { id: fiction, label: 'Fiction' },
          { id: crime, label: 'Crime' },
        ],
      },
      { id: travel, subject: 'Travel', sub_labels: [{ id: travel, label: 'Travel' }] },
    ]);
  });

  test('other places with copies are named; the shopper’s own place decides what is here', async () => {
    const shop = await open();
    const { t, store, place } = shop;
    const harbour = await buildLocation(t.db, store.id, { name: 'Harbour' });
    const foreign = await buildLocation(t.db, (await buildStore(t.db)).id);
    await t.reload();
    const reader = shop.stranger();
    const book = await buildTitle(t.db);
    await buildStock(t.db, harbour.id, book.id, 4);
    await buildStock(t.db, foreign.id, book.id, 9);
    const item = await reader.get('title/getItem', { eisbn: book.eisbn });
    expect(item.available[0]).toMatchObject({ text: 'In stock at Harbour', onhand: 0 });
    expect(item.at_other_locations).toBe(1);
    expect(item.multistore_available).toMatchObject([
      { location_id: harbour.id, name: 'Harbour', available: [{ text: '4 in stock', row_price: 1800 }] },
    ]);
    expect(await reader.call('webstore/setMultistoreLocation', { location_id: foreign.id })).toMatchObject({
      error_code: 'unknown_location',
    });
    await reader.get('webstore/setMultistoreLocation', { location_id: harbour.id });
    const moved = await reader.get('title/getItem', { eisbn: book.eisbn });
    expect(moved.available[0]).toMatchObject({ text: '4 in stock', onhand: 4 });
    expect(moved.at_other_locations).toBe(0);
    expect(place.id).not.toBe(harbour.id);
  });

  test('in a list it knows its neighbours; a list of another shop tells nothing', async () => {
    const shop = await open();
    const [a, gone, b, c] = [
      await shop.aBook(0),
      await shop.aBook(0),
      await shop.aBook(0),
      await shop.aBook(0),
    ];
    await shop.t.db.query('update title set deleted_at = now() where id = $1', [gone.id]);
    const ids = [a.id, gone.id, b.id, c.id];
    const list_id = await aList(shop, shop.store.id, ids);
    const foreign = await aList(shop, (await buildStore(shop.t.db)).id, ids);
    const middle = await shop.reader.get('title/getItem', { eisbn: b.eisbn, list_id });
    expect([middle.list_previous_eisbn, middle.list_next_eisbn]).toEqual([a.eisbn, c.eisbn]);
    const first = await shop.reader.get('title/getItem', { eisbn: a.eisbn, list_id });
    expect([first.list_previous_eisbn, first.list_next_eisbn]).toEqual([undefined, b.eisbn]);
    const outside = await shop.reader.get('title/getItem', { eisbn: b.eisbn, list_id: foreign });
    expect(outside.list_next_eisbn).toBeUndefined();
  });

  test('settings hide the rank and, from guests, every price', async () => {
    const shop = await open({ settings: { hide_sales_rank: true, guest_show_price: false } });
    const book = await shop.aBook(1, { sales_rank: 5, list_price_usa: 1234, list_price_can: 5678 });
    const item = await shop.reader.get('title/getItem', { eisbn: book.eisbn });
    expect(item).toMatchObject({ rank: null, price: null, list_price_usa: null, list_price_can: null });
    expect(JSON.stringify(item.available)).not.toMatch(/1234|5678/);
  });
});

describe('a customer', () => {
  /** A reader whose session belongs to a customer. */
  async function customerOf(shop: SellingShop, customerId?: number) {
    const reader = shop.stranger();
    await reader.get('webstore/setMultistoreLocation', { location_id: shop.place.id });
    await logIn(
      shop.t.db,
      reader.caller.token,
      customerId ?? (await buildCustomer(shop.t.db, shop.store.id)),
    );
    return reader;
  }

  test('sees when they last bought the title here; others do not', async () => {
    const shop = await open();
    const { db } = shop.t;
    const book = await shop.aBook(1);
    const ada = await buildCustomer(db, shop.store.id);
    await buildOrder(db, shop.store.id, ada, book, '2025-01-02T12:00:00Z');
    const bookorder_id = await buildOrder(db, shop.store.id, ada, book, '2026-03-04T18:00:00Z');
    await buildOrder(db, (await buildStore(db)).id, ada, book, '2026-06-01T18:00:00Z');
    const mine = await (await customerOf(shop, ada)).get('title/getItem', { eisbn: book.eisbn });
    expect(mine.last_order).toEqual({
      bookorder_id,
      date_ordered: Date.parse('2026-03-04T18:00:00Z') / 1000,
    });
    for (const other of [await customerOf(shop), shop.reader]) {
      expect((await other.get('title/getItem', { eisbn: book.eisbn })).last_order).toBeUndefined();
    }
  });

  test('sees prices that guests do not, and the ISBN without a human check', async () => {
    const shop = await open({ settings: { guest_show_price: false } });
    const book = await shop.aBook(1);
    const reader = await customerOf(shop);
    expect((await reader.get('title/getItem', { eisbn: book.eisbn })).price).toBe(1800);
    expect((await shop.reader.get('title/getItem', { eisbn: book.eisbn })).price).toBeNull();
    expect(await reader.get('title/getProductCode', { eisbn: book.eisbn })).toEqual({ isbn: book.eisbn });
    expect((await reader.get('session/get', {})).logged_in).toBe(true);
  });
});

test('a store shows its own class of a title when it has one', async () => {
  const shop = await open({ settings: { bm_class_enabled: true, bm_class_name: 'Shelf' } });
  const quiet = await open();
  const book = await shop.aBook(1);
  for (const { t, store } of [shop, quiet]) {
    await t.db.query(`insert into title_class (store_id, title_id, class) values ($1, $2, 'F-12')`, [
      store.id,
      book.id,
    ]);
  }
  const classOf = async ({ reader }: SellingShop) =>
    (await reader.get('title/getItem', { eisbn: book.eisbn })).available[0]?.bm_class;
  expect([await classOf(shop), await classOf(quiet)]).toEqual(['F-12', '']);
});

test('pictures of inside pages come in their order', async () => {
  const shop = await open();
  const book = await shop.aBook(0);
  for (const position of [2, 1]) {
    await shop.t.db.query(
      `insert into title_interior (title_id, position, key, cache, width, height)
       values ($1, $2, $3, 'abc', 600, 900)`,
      [book.id, position, `${book.eisbn}-${position}`],
    );
  }
  const item = await shop.reader.get('title/getItem', { eisbn: book.eisbn });
  expect(item.has_interiors).toBe(true);
  expect(item.interior_objects.map((i) => i.key)).toEqual([`${book.eisbn}-1`, `${book.eisbn}-2`]);
  expect(item.interiors[0]).toBe(`/images/interior/${book.eisbn}-1/abc/960.webp`);
});

describe('related titles', () => {
  test('other editions are the other titles of its work', async () => {
    const shop = await open();
    const key = `work-${shop.store.id}`;
    const hard = await shop.aBook(0, { title: 'Same Work', work_key: key });
    const soft = await shop.aBook(1, { title: 'Same Work, Revised', work_key: key });
    const editions = async (eisbn: string) =>
      (await shop.reader.get('title/getRelatedItems', { eisbn })).groups.map((g) =>
        g.rows.map((r) => r.eisbn),
      );
    expect(await editions(hard.eisbn)).toEqual([[soft.eisbn]]);
    expect(await editions((await shop.aBook(0)).eisbn)).toEqual([]);
  });

  test('what feeds say: newer and earlier editions, the set and its books, all only where the catalogue has them', async () => {
    const shop = await open();
    const [book, newer, older, set, odd] = await Promise.all(Array.from({ length: 5 }, () => shop.aBook(1)));
    if (!book || !newer || !older || !set || !odd) throw new Error('five books were made');
    const related = [
      { eisbn: odd.eisbn, relation: 'related' },
      { eisbn: older.eisbn, relation: 'replaces' },
      { eisbn: newer.eisbn, relation: 'replaced_by' },
      { eisbn: '9780000000002', relation: 'replaced_by' },
    ];
    const parts = [older, book].map(({ eisbn }) => ({ eisbn, copies: 1 }));
    const save = 'update title_detail set related = $2::jsonb, parts = $3::jsonb where title_id = $1';
    await shop.t.db.query(save, [book.id, JSON.stringify(related), '[]']);
    await shop.t.db.query(save, [set.id, '[]', JSON.stringify(parts)]);

    const { groups } = await shop.reader.get('title/getRelatedItems', { eisbn: book.eisbn });
    expect(groups.map((g) => [g.fullname, ...g.rows.map((r) => r.eisbn)])).toEqual([
      ['Newer edition', newer.eisbn],
      ['Earlier edition', older.eisbn],
      ['Sets with this book', set.eisbn],
      ['Related titles', odd.eisbn],
    ]);
    const ofSet = await shop.reader.get('title/getRelatedItems', { eisbn: set.eisbn });
    expect(ofSet.included_items.map((r) => r.eisbn)).toEqual([older.eisbn, book.eisbn]);
    await shop.t.db.query('update title set deleted_at = now() where id = $1', [older.id]);
    const later = await shop.reader.get('title/getRelatedItems', { eisbn: set.eisbn });
    expect(later.included_items.map((r) => r.eisbn)).toEqual([book.eisbn]);
  });

  test('other sizes and the same binding are picked from its work', async () => {
    const shop = await open();
    const work_key = `sizes-${shop.store.id}`;
    const own = await shop.aBook(0, { work_key, binding: 'Hardcover' });
    const print = await shop.aBook(0, { work_key, binding: 'Hardcover', is_large_print: true });
    const pocket = await shop.aBook(0, { work_key, binding: 'Mass Market' });
    await shop.aBook(0, { work_key, binding: 'eBook' });
    const { eisbn } = own;
    const sizes = await shop.reader.get('title/getMoreSizes', { eisbn });
    expect(sizes.rows.map((r) => r.eisbn).sort()).toEqual([print.eisbn, pocket.eisbn].sort());
    expect(sizes.row_count).toBe(2);
    const bound = await shop.reader.get('title/getBindingItems', { eisbn });
    expect(bound.rows.map((r) => r.eisbn)).toEqual([print.eisbn]);
    const alone = await shop.aBook(0);
    for (const name of ['title/getMoreSizes', 'title/getBindingItems'] as const) {
      expect((await shop.reader.get(name, { eisbn: alone.eisbn })).rows).toEqual([]);
      expect(await shop.reader.call(name, { eisbn: '9780000000000' })).toMatchObject({
        error_code: 'not_found',
      });
    }
  });

  test('included in: lists of this shop only', async () => {
    const shop = await open();
    const book = await shop.aBook(0);
    const list_id = await aList(shop, shop.store.id, [book.id]);
    await aList(shop, (await buildStore(shop.t.db)).id, [book.id]);
    const { included_in } = await shop.reader.get('title/getRelatedItems', { eisbn: book.eisbn });
    expect(included_in).toEqual([{ list_id, name: 'Staff Picks' }]);
  });

  test('a series is in reading order: 2 before 10', async () => {
    const shop = await open();
    const series = `Saga ${shop.store.id}`;
    for (const position of [10, 2, 1]) {
      const book = await shop.aBook(0, { series, series_number: String(position) });
      await shop.t.db.query('update title set series_position = $2 where id = $1', [book.id, position]);
    }
    const { rows, row_count } = await shop.reader.get('title/getSeriesItems', { series });
    expect(rows.map((r) => r.series_num)).toEqual(['1', '2', '10']);
    expect(row_count).toBe(3);
    expect((await shop.reader.get('title/getSeriesItems', { series: '<script>' })).rows).toEqual([]);
  });

  test("an author's titles, most popular first", async () => {
    const shop = await open();
    const author = `Quill "${shop.store.id}"`;
    const quiet = await shop.aBook(0, { author });
    const famous = await shop.aBook(0, { author, sales_rank: 3 });
    await shop.aBook(0, { author: `${author} Junior` });
    const { rows } = await shop.reader.get('title/getAuthorItems', { author });
    expect(rows.map((r) => r.eisbn)).toEqual([famous.eisbn, quiet.eisbn]);
  });
});

test('the full ISBN needs a human, each time', async () => {
  const { reader, aBook } = await open();
  const { eisbn } = await aBook(0);
  for (const captcha of [undefined, '', 'robot']) {
    expect(await reader.call('title/getProductCode', { eisbn, captcha })).toMatchObject({
      error_code: 'captcha_failed',
    });
  }
  expect(await reader.get('title/getProductCode', { eisbn, captcha: 'human' })).toEqual({ isbn: eisbn });
  expect(
    await reader.call('title/getProductCode', { eisbn: '9780000000000', captcha: 'human' }),
  ).toMatchObject({
    error_code: 'not_found',
  });
});

describe('titlelist', () => {
  test('gives the titles of a list in its order, a stretch at a time', async () => {
    const shop = await open();
    const { t, store, reader } = shop;
    const books = [await shop.aBook(1), await shop.aBook(0), await shop.aBook(0)];
    const [first, second, third] = books.map((b) => b.eisbn);
    await buildOffer(t.db, store.id, books[0]?.id ?? 0, 999);
    const list_id = await aList(
      shop,
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

  test('a list of another shop, or none, is a bad list id', async () => {
    const shop = await open();
    const foreign = await aList(shop, (await buildStore(shop.t.db)).id, []);
    for (const list_id of [foreign, 2_000_000_000]) {
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
