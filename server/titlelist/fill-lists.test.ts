import { expect, it } from 'vitest';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { staffAt } from '../../test/staff.ts';
import { fillLists, hasUnfilledList } from './fill-lists.ts';
import { insertList } from './write.ts';

async function aShop() {
  const made = await testShop();
  const store = await buildStore(made.db);
  const { id: here } = await buildLocation(made.db, store.id);
  await made.reload();
  const owner = await staffAt(made, store, 'owner');
  const list = (filled_with: 'new_arrivals' | 'staff_picks') =>
    insertList(made.db, store.id, {
      ...{ name: filled_with, header: '', description: '', placement: 'featured', position: 0 },
      ...{ titleIds: [], filled_with },
    });
  const fill = () => fillLists(made.db, { id: store.id, timeZone: 'UTC' }, new Date('2026-03-10T12:00:00Z'));
  const books = async (id: number) => (await owner.get('list/get', { id })).titles.map(({ title }) => title);
  const aBook = async (title: string, release: string | null) => {
    const book = await buildTitle(made.db, { title });
    await made.db.query('update title set release_date = $2 where id = $1', [book.id, release]);
    return book;
  };
  return { made, store, here, owner, list, fill, books, aBook };
}

it('fills a list with what is new: any titles at first, then those that the shop has', async () => {
  const { made, here, list, fill, books, aBook } = await aShop();
  const id = await list('new_arrivals');
  expect(await hasUnfilledList(made.db)).toBe(false);
  const old = await aBook('Old', '1990-01-01');
  const undated = await aBook('Undated', null);
  await aBook('New', '2026-03-10');
  await aBook('Coming', '2026-03-11');
  const editions = [await aBook('Hardcover', '2000-02-02'), await aBook('Paperback', '2000-02-01')];
  const ids = editions.map(({ id }) => id);
  await made.db.query(`update title set work_key = 'one work' where id = any($1::int[])`, [ids]);
  const withdrawn = await aBook('Withdrawn', '2026-03-01');
  await made.db.query('update title set deleted_at = now() where id = $1', [withdrawn.id]);
  expect(await hasUnfilledList(made.db)).toBe(true);
  await fill();
  expect(await books(id)).toEqual(['New', 'Hardcover', 'Old', 'Undated']);
  expect(await hasUnfilledList(made.db)).toBe(false);

  const other = await buildStore(made.db);
  const { id: there } = await buildLocation(made.db, other.id);
  await buildStock(made.db, there, undated.id, 2);
  await fill();
  expect(await books(id)).toEqual(['New', 'Hardcover', 'Old', 'Undated']);
  await buildStock(made.db, here, old.id, 1);
  await buildStock(made.db, here, undated.id, 0);
  await fill();
  expect(await books(id)).toEqual(['Old']);
});

it('fills a list with the books that staff wrote about, the latest first', async () => {
  const { owner, list, fill, books, aBook } = await aShop();
  const id = await list('staff_picks');
  await aBook('Silent', '2020-01-01');
  const first = await aBook('First', '2020-01-01');
  const second = await aBook('Second', '2020-01-01');
  for (const { eisbn } of [first, second])
    await owner.get('title/saveComment', { eisbn, author: 'Nell', text: 'Read it.', seen: '' });
  await fill();
  expect(await books(id)).toEqual(['Second', 'First']);
});

it('leaves a list alone once staff have changed its books, not when they rename it', async () => {
  const { owner, list, fill, books, aBook } = await aShop();
  const id = await list('new_arrivals');
  const [one, two] = [await aBook('One', '2020-01-02'), await aBook('Two', '2020-01-01')];
  await fill();
  const save = async (name: string, eisbns: string[]) => {
    const { version } = await owner.get('list/get', { id });
    return owner.get('list/save', { id, version, name, eisbns });
  };
  expect(await save('Just in', [one.eisbn, two.eisbn])).toMatchObject({ filled_with: 'new_arrivals' });
  await aBook('Three', '2020-01-03');
  await fill();
  expect(await books(id)).toEqual(['Three', 'One', 'Two']);
  expect(await save('Just in', [two.eisbn])).toMatchObject({ filled_with: null });
  await fill();
  expect(await books(id)).toEqual(['Two']);
});
