import { expect, test } from 'vitest';
import { buildList } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

/** A shop with five books, and a list of them beside the catalogue with this limit. */
async function shopWithList(limit: number) {
  const shop = await open();
  const books: { id: number; eisbn: string }[] = [];
  for (let n = 0; n < 5; n += 1) books.push(await shop.aBook(1));
  const list_id = await buildList(
    shop.t.db,
    shop.store.id,
    books.map(({ id }) => id),
  );
  await shop.t.db.query("update title_list set placement = 'left_sidebar', row_limit = $2 where id = $1", [
    list_id,
    limit,
  ]);
  const lists = async () => (await shop.reader.get('titlelist/getSidebar', {})).lists;
  return { ...shop, books, list_id, lists };
}

test.each([
  [-1, 5],
  [0, 5],
  [2, 5],
  [3, 3],
  [4, 4],
  [9, 5],
])('a list beside the books with the limit %i shows %i of five (LIST-036)', async (limit, shown) => {
  const { books, list_id, lists } = await shopWithList(limit);
  const [list] = await lists();
  expect(list).toMatchObject({ list_id, name: 'Staff Picks', limit, row_count: 5 });
  expect(list?.rows.map(({ eisbn }) => eisbn)).toEqual(books.slice(0, shown).map(({ eisbn }) => eisbn));
});

test('lists of other places and shops, and those without books for sale, are not beside the books', async () => {
  const { t, books, list_id, lists } = await shopWithList(3);
  const other = await shopWithList(3);
  const [first = { id: 0 }] = books;
  await t.db.query('update title set deleted_at = now() where id = $1', [first.id]);
  expect((await lists()).map((list) => [list.list_id, list.row_count])).toEqual([[list_id, 4]]);
  await t.db.query('delete from title_list_item where list_id = $1 and title_id <> $2', [list_id, first.id]);
  expect(await lists()).toEqual([]);
  await other.t.db.query("update title_list set placement = 'featured'");
  expect(await other.lists()).toEqual([]);
});
