import { expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { staffAt } from '../../test/staff.ts';
import { adminApiFor } from './api.ts';

it('shows shoppers what staff have saved by the time that their page says so', async () => {
  const made = await testShop();
  const store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  const { caller } = await staffAt(made, store, 'owner');
  const values = { 'store_info.instagram': 'covebooks' };
  expect(await adminApiFor(made.shop, caller)('settings/save', { values })).toMatchObject({ ok: true });
  const shown = await made.visitor().get('store/getSettings', {});
  expect(shown.store_info.instagram).toBe('covebooks');
});

it('answers that a change is saved though the shop cannot be read again', async () => {
  const made = await testShop();
  const store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  const { caller } = await staffAt(made, store, 'owner');
  const changes = { ...made.shop.changes, refresh: () => Promise.reject(new Error('away')) };
  const values = { 'store_info.instagram': 'covebooks' };
  expect(await adminApiFor({ ...made.shop, changes }, caller)('settings/save', { values })).toMatchObject({
    ok: true,
  });
});
