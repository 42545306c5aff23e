import { expect, it } from 'vitest';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../../test/factories.ts';
import { testShop } from '../../../test/shop.ts';
import { staffAt } from '../../../test/staff.ts';

async function aShop() {
  const made = await testShop();
  const [store, other] = [await buildStore(made.db), await buildStore(made.db)];
  const location = await buildLocation(made.db, store.id);
  const elsewhere = await buildLocation(made.db, other.id);
  await made.reload();
  return { made, location, elsewhere, store, owner: await staffAt(made, store, 'owner') };
}

it('is charged where and when it holds', async () => {
  const { made, owner, location } = await aShop();
  const title = await buildTitle(made.db, { list_price_usa: 2000 });
  await buildStock(made.db, location.id, title.id, 5);
  const guest = made.visitor();
  await guest.get('cart/add', { eisbn: title.eisbn });
  const taxes = async () => {
    const { cart } = await guest.get('cart/get', {});
    return cart.summary.taxes;
  };
  expect(await taxes()).toEqual([]);
  const rate = { type: 'Sales tax', rate_bp: 500, location_id: location.id };
  const saved = await owner.get('tax/save', rate);
  expect(saved).toEqual({
    ...rate,
    id: saved.id,
    version: 1,
    valid_from: '2000-01-01',
    valid_until: null,
  });
  expect(await owner.get('tax/getList')).toEqual({ rates: [saved] });
  expect(await taxes()).toEqual([{ type: 'Sales tax', amount: 100 }]);
  await owner.get('tax/save', { ...rate, id: saved.id, version: 1, valid_until: '2020-12-31' });
  expect(await taxes()).toEqual([]);
});

it('is of a location of this store, or of all', async () => {
  const { owner, elsewhere } = await aShop();
  const rate = { type: 'Sales tax', rate_bp: 500, location_id: elsewhere.id };
  expect(await owner.send('tax/save', rate)).toMatchObject({ error_code: 'unknown_location' });
  expect(await owner.send('tax/save', { ...rate, location_id: undefined })).toMatchObject({
    ok: true,
    value: { location_id: null },
  });
});

it('says what is wrong in words of a shop', async () => {
  const { owner } = await aShop();
  const rate = { type: 'Sales tax', rate_bp: 500 };
  expect(await owner.send('tax/save', { ...rate, rate_bp: 15_000 })).toMatchObject({
    error_code: 'invalid_rate',
    error: 'A tax rate must be between 0 and 100 percent, with at most two decimals.',
  });
  expect(await owner.send('tax/save', { ...rate, valid_until: '1999-01-01' })).toMatchObject({
    error_code: 'invalid_dates',
    error: 'The tax ends before it starts.',
  });
});
