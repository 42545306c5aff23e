import { describe, expect, test } from 'vitest';
import { buildList, buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

describe('title/getItem', () => {
  test('a gift card has no day of publication', async () => {
    const shop = await open();
    const card = await shop.aBook(0, { is_giftcard: true, release_date: '2020-01-01' });
    const item = await shop.reader.get('title/getItem', { eisbn: card.eisbn });
    expect(item).toMatchObject({ is_giftcard: true, release_date: null });
  });

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
    const { t, store, location } = shop;
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
    expect(moved.available[0]).toMatchObject({ text: '4 in stock at Harbour', onhand: 4 });
    expect(moved.at_other_locations).toBe(0);
    expect(location.id).not.toBe(harbour.id);
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
    const list_id = await buildList(shop.t.db, shop.store.id, ids);
    const foreign = await buildList(shop.t.db, (await buildStore(shop.t.db)).id, ids);
    const middle = await shop.reader.get('title/getItem', { eisbn: b.eisbn, list_id });
    expect([middle.list_previous_eisbn, middle.list_next_eisbn]).toEqual([a.eisbn, c.eisbn]);
    expect(middle.in_list).toBe(true);
    const absent = await shop.aBook(0);
    for (const [eisbn, given] of [
      [b.eisbn, 999_999],
      [b.eisbn, foreign],
      [absent.eisbn, list_id],
    ] as const)
      expect(await shop.reader.get('title/getItem', { eisbn, list_id: given })).not.toHaveProperty('in_list');
    const first = await shop.reader.get('title/getItem', { eisbn: a.eisbn, list_id });
    expect([first.list_previous_eisbn, first.list_next_eisbn]).toEqual([undefined, b.eisbn]);
    const outside = await shop.reader.get('title/getItem', { eisbn: b.eisbn, list_id: foreign });
    expect(outside.list_next_eisbn).toBeUndefined();
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
