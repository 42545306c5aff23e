import { expect, test } from 'vitest';
import { sellingShops } from '../test/selling-shop.ts';
import { demoTitles } from './catalogue/facts.ts';
import { demoReaders } from './readers.ts';
import { Shelves } from './shelves.ts';

const open = sellingShops();

test('a demo shop gets a reader once, with favorites, lists, registries, and orders', async () => {
  const { t, store, aBook } = await open({ settings: { gift_registry_enabled: true } });
  await t.db.query(`update store set webstore_name = 'tidewater' where id = $1`, [store.id]);
  await t.reload();
  const shelves = new Shelves(demoTitles());
  for (const { isbn } of shelves.works('stoner gilead charlottes-web anna-karenina kindred')) {
    await aBook(5, { eisbn: isbn });
  }
  const lines = await demoReaders(t.shop, () => shelves);
  expect(lines).toHaveLength(1);
  const [, email_address = '', password = ''] =
    /\/account\/login \((.*), password (.*)\)$/.exec(lines[0] ?? '') ?? [];
  const reader = t.visitor('tidewater');
  const { wishlist } = await reader.get('account/login', { email_address, password });
  expect(wishlist?.rows).toHaveLength(2);
  const { rows } = await reader.get('titlelist/getLists', { sort: 'name' });
  expect(rows.map(({ name, row_count }) => [name, row_count])).toEqual([
    ['Favorites', 2],
    ['Cabin shelf', 0],
    ['Next for book club', 1],
  ]);
  const { registries } = await reader.get('giftregistry/getAll', { show_items: true });
  expect(registries.map(({ total_requested }) => total_requested)).toEqual([2, 2]);
  expect((await reader.get('order/getList', {})).row_count).toBe(2);
  expect(await demoReaders(t.shop, () => shelves)).toEqual(lines);
  expect((await reader.get('order/getList', {})).row_count).toBe(2);
});
