import { beforeEach, expect, it } from 'vitest';
import { anIsbn, buildLocation, buildStore, buildTitle } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, staffAt } from '../../../test/staff.ts';
import { readPageChanges, readPosition } from '../../changes/queries.ts';

let made: TestShop;
let store: { id: number };
let owner: Desk;
let books: { id: number; eisbn: string }[];

beforeEach(async () => {
  made = await testShop();
  const built = await buildStore(made.db);
  store = built;
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, built, 'owner');
  books = [await buildTitle(made.db, { title: 'Ada' }), await buildTitle(made.db, { title: 'Bea' })];
});

const isbns = () => books.map(({ eisbn }) => eisbn);

it('saves titles, by title, and lists how many there are', async () => {
  const saved = await owner.get('category/save', { name: 'Local', eisbns: isbns().reverse() });
  expect(saved).toMatchObject({ name: 'Local', titles: [{ title: 'Ada' }, { title: 'Bea' }] });
  expect(await owner.get('category/get', { id: saved.id })).toEqual(saved);
  const { categories } = await owner.get('category/getList');
  expect(categories).toMatchObject([{ id: saved.id, name: 'Local', title_count: 2 }]);
});

it('has a name of its own, and titles that the catalogue has', async () => {
  const { id } = await owner.get('category/save', { name: 'Local', eisbns: [] });
  await owner.get('category/save', { name: 'Gifts', eisbns: [] });
  const save = (more: object) => owner.send('category/save', { name: 'Local', eisbns: [], ...more });
  expect(await save({ name: '' })).toMatchObject({ error_code: 'name_missing' });
  expect(await save({})).toMatchObject({ error_code: 'name_taken' });
  expect(await save({ id, version: 1, name: 'Gifts' })).toMatchObject({ error_code: 'name_taken' });
  const missing = anIsbn();
  expect(await save({ name: 'Sea', eisbns: [missing] })).toMatchObject({
    error_code: 'unknown_titles',
    error_data: { eisbns: [missing] },
  });
});

it('notifies pages and search only of titles that were added or removed', async () => {
  const { id } = await owner.get('category/save', { name: 'Local', eisbns: isbns() });
  const changes = async (write: () => Promise<unknown>) => {
    const position = await readPosition(made.db);
    await write();
    const { changes } = await readPageChanges(made.db, position);
    return changes?.map((c) => [c.title_id, c.store_id]);
  };
  const [first, second] = books;
  const save = (version: number, eisbns: (string | undefined)[]) => () =>
    owner.get('category/save', { name: 'Local', id, version, eisbns });
  expect(await changes(save(1, isbns()))).toEqual([]);
  expect(await changes(save(2, [first?.eisbn]))).toEqual([[second?.id, store.id]]);
  const gone = await changes(() => owner.get('category/delete', { id, version: 3 }));
  expect(gone).toContainEqual([first?.id, store.id]);
  expect(gone).not.toContainEqual([first?.id, null]);
});
