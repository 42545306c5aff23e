import { expect, it } from 'vitest';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../../test/factories.ts';
import { testShop } from '../../../test/shop.ts';
import { staffAt } from '../../../test/staff.ts';

it('reads from the data what a store has, and nothing of another store', async () => {
  const made = await testShop();
  const store = await buildStore(made.db);
  const { id: here } = await buildLocation(made.db, store.id);
  const other = await buildStore(made.db);
  const { id: there } = await buildLocation(made.db, other.id);
  await made.reload();
  const owner = await staffAt(made, store, 'owner');
  const none = { has_titles: false, has_stock: false, has_tax_rates: false, has_shipping_rates: false };
  expect(await owner.get('setup/getState')).toEqual(none);
  const { id } = await buildTitle(made.db);
  await buildStock(made.db, there, id, 3);
  expect(await owner.get('setup/getState')).toEqual({ ...none, has_titles: true });
  await buildStock(made.db, here, id, 1);
  await owner.get('tax/useKnown', { country: 'US', registered: ['ME'] });
  await owner.get('shipping/save', { label: 'Mail', base: 400 });
  expect(await owner.get('setup/getState')).toEqual({
    ...{ has_titles: true, has_stock: true, has_tax_rates: true, has_shipping_rates: true },
  });
});
