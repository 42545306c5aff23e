import { expect, it } from 'vitest';
import { buildLocation, buildStore, buildTitle } from '../../../test/factories.ts';
import { testShop } from '../../../test/shop.ts';
import { staffAt } from '../../../test/staff.ts';

it('finds entries by part, by who, and by the ISBN or title of a book', async () => {
  const made = await testShop();
  const store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  const owner = await staffAt(made, store, 'owner', { email: 'mara@example.org' });
  const { eisbn } = await buildTitle(made.db, { title: 'The Salt Path' });
  await owner.get('title/hide', { eisbn });
  await owner.get('settings/save', { values: { 'store_info.fax': '5550100' } });
  const found = async (asked: object) =>
    (await owner.get('audit/getList', asked)).entries.map(({ action }) => action);
  expect(await found({})).toEqual(['settings/save', 'title/hide', 'staff/login']);
  expect(await found({ words: 'salt PATH' })).toEqual(['title/hide']);
  expect(await found({ words: eisbn })).toEqual(['title/hide']);
  expect(await found({ words: 'info.fax' })).toEqual(['settings/save']);
  expect(await found({ words: 'Mara@' })).toHaveLength(3);
  expect(await found({ words: 'mara@', part: 'title' })).toEqual(['title/hide']);
  expect(await found({ words: 'nell' })).toEqual([]);
});
