import { describe, expect, test } from 'vitest';
import { buildList, buildStore } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

describe('related titles (ITEM-035)', () => {
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

  test('shows newer and earlier editions, the set and its books from feeds, where the catalogue has them', async () => {
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

  test('other sizes and the same binding are picked from its work (CALL-004, CALL-005)', async () => {
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
    const list_id = await buildList(shop.t.db, shop.store.id, [book.id]);
    await buildList(shop.t.db, (await buildStore(shop.t.db)).id, [book.id]);
    const { included_in } = await shop.reader.get('title/getRelatedItems', { eisbn: book.eisbn });
    expect(included_in).toEqual([{ list_id, name: 'Staff Picks' }]);
  });

  test('a series is in reading order: 2 before 10 (CALL-006)', async () => {
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

  test("an author's titles, most popular first (CALL-007)", async () => {
    const shop = await open();
    const author = `Quill "${shop.store.id}"`;
    const quiet = await shop.aBook(0, { author });
    const famous = await shop.aBook(0, { author, sales_rank: 3 });
    await shop.aBook(0, { author: `${author} Junior` });
    const { rows } = await shop.reader.get('title/getAuthorItems', { author });
    expect(rows.map((r) => r.eisbn)).toEqual([famous.eisbn, quiet.eisbn]);
  });
});
