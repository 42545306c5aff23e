import { expect, test } from 'vitest';
import { memoryImages } from '../server/providers/images/memory-images.ts';
import { testDb } from '../test/database.ts';
import { type TestShop, testShop } from '../test/shop.ts';
import { demoTitles } from './catalogue/facts.ts';
import { readerWorks } from './reader-account.ts';
import { demoReaders } from './readers.ts';
import { seedDemo } from './seed.ts';

const works = new Set(readerWorks.split(' '));
const titles = demoTitles().filter(({ work }) => works.has(work));

async function demoShops() {
  const db = await testDb();
  await seedDemo(db, { images: memoryImages(), say: () => {}, titles });
  return testShop({ db });
}

async function logIn(t: TestShop, store: string, line = '') {
  const [, email_address = '', password = ''] = /\/account\/login \((.*), password (.*)\)$/.exec(line) ?? [];
  const reader = t.visitor(store);
  return { reader, ...(await reader.get('account/login', { email_address, password })) };
}

test('the catalogue has the books of the readers', () => {
  const known = new Set(titles.map(({ work }) => work));
  expect([...works].filter((work) => !known.has(work))).toEqual([]);
});

test('each demo shop gets a reader once, with favorites, lists, registries, and orders', async () => {
  const t = await demoShops();
  const lines = await demoReaders(t.shop);
  expect(await demoReaders(t.shop)).toEqual(lines);
  expect(lines).toHaveLength(2);
  for (const [i, store] of ['tidewater', 'lakeshore'].entries()) {
    const { reader, user, wishlist } = await logIn(t, store, lines[i]);
    expect(user?.phone_number).toContain(store === 'tidewater' ? '207' : '250');
    expect(wishlist?.rows).toHaveLength(8);
    const { rows } = await reader.get('titlelist/getLists', { sort: 'name' });
    expect(rows.slice(1).map(({ name, row_count }) => [name, row_count])).toEqual([
      ['Cabin shelf', 6],
      ['Next for book club', 5],
    ]);
    const { registries } = await reader.get('giftregistry/getAll', { show_items: true });
    expect(registries.map(({ total_requested }) => total_requested).toSorted()).toEqual([6, 8]);
    expect((await reader.get('order/getList', {})).row_count).toBe(2);
  }
});

test('a refused call stops it with nothing done, and the next start does all of it', async () => {
  const t = await demoShops();
  // Of the last order.
  await t.db.query(`update title set availability = 'withdrawn' where title = 'Gilead'`);
  await expect(demoReaders(t.shop)).rejects.toThrow('the demo reader cannot be made');
  expect(await t.db.query('select id from customer')).toEqual([]);
  expect(await t.db.query('select id from customer_order')).toEqual([]);
  await t.db.query(`update title set availability = 'available' where title = 'Gilead'`);
  const lines = await demoReaders(t.shop);
  expect((await (await logIn(t, 'tidewater', lines[0])).reader.get('order/getList', {})).row_count).toBe(2);
});
