import { expect, test } from 'vitest';
import { newDb } from '../../test/database.ts';
import { insertPages } from '../page/write.ts';
import { everywhere } from '../tax/check-rate.ts';
import { ratesAt } from '../tax/rates-at.ts';
import { insertRates } from '../tax/write.ts';
import { insertCategory } from './category/write.ts';
import { changeSettings, insertLocations, insertStore } from './write.ts';

const nowhere = { locationId: null, country: '', region: '', postal: '' };

const shop = {
  webstore_name: 'harbour',
  name: 'Harbour Books',
  hosts: ['harbour.example'],
  currency: 'CAD',
  country: 'CA',
  time_zone: 'America/Halifax',
  settings: { is_v1: true },
};

test('a new store stands after all others, with its locations in order, its taxes, pages and settings', async () => {
  const db = await newDb();
  await db.tx(async (q) => {
    const first = await insertStore(q, shop);
    const second = await insertStore(q, { ...shop, webstore_name: 'hill', hosts: ['hill.example'] });
    expect(
      await q.query('select id from store where id = any($1::int[]) order by position', [[second, first]]),
    ).toEqual([{ id: first }, { id: second }]);
    const locations = await insertLocations(q, first, [
      { code: 'WHARF', name: 'On the wharf', details: {} },
      { code: 'HILL', name: 'On the hill', details: {} },
    ]);
    expect([...locations.keys()]).toEqual(['WHARF', 'HILL']);
    await insertRates(q, first, [{ ...everywhere, type: 'HST', rate_ppm: 150_000 }]);
    expect(
      await ratesAt(q, first, { ...nowhere, locationId: locations.get('HILL') ?? 0 }, '2099-01-01'),
    ).toEqual([{ type: 'HST', rate_ppm: 150_000, kinds: [] }]);
    expect(await ratesAt(q, second, nowhere, '2099-01-01')).toEqual([]);
    await changeSettings(q, first, { guest_show_price: false });
    expect(await q.query('select settings from store where id = $1', [first])).toEqual([
      { settings: { is_v1: true, guest_show_price: false } },
    ]);
    await insertPages(q, first, [
      { path: '/contact', title: 'Visit', description: '', blocks: [{ id: 'a', component: 'blank_space' }] },
    ]);
    expect(await q.query('select path, blocks from page where store_id = $1', [first])).toMatchObject([
      { path: '/contact', blocks: [{ id: 'a', component: 'blank_space', location: 'main' }] },
    ]);
    await insertCategory(q, first, { name: 'Staff picks', position: 1, titleIds: [] });
    expect(await q.query('select name from store_category where store_id = $1', [first])).toEqual([
      { name: 'Staff picks' },
    ]);
  });
});

test('a new store with a wrong setting is refused', async () => {
  const db = await newDb();
  const wrong = { ...shop, settings: { styles: { font_pair: 'comic' as 'outfit' } } };
  await expect(db.tx((q) => insertStore(q, wrong))).rejects.toThrow('Fonts (styles.font_pair) takes one of');
  expect(await db.query('select 1 from store')).toEqual([]);
});
