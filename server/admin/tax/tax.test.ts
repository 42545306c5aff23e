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
  const rate = { type: 'Sales tax', rate_ppm: 50_000, location_id: location.id };
  const saved = await owner.get('tax/save', rate);
  expect(saved).toEqual({
    ...rate,
    id: saved.id,
    version: 1,
    country: '',
    region: '',
    postal_prefixes: [],
    kinds: [],
    valid_from: '2000-01-01',
    valid_until: null,
    is_known: false,
  });
  expect(await owner.get('tax/getList')).toEqual({ rates: [saved] });
  expect(await taxes()).toEqual([{ type: 'Sales tax', amount: 100 }]);
  await owner.get('tax/save', { ...rate, id: saved.id, version: 1, valid_until: '2020-12-31' });
  expect(await taxes()).toEqual([]);
});

it('is of a location of this store, or of all', async () => {
  const { owner, elsewhere } = await aShop();
  const rate = { type: 'Sales tax', rate_ppm: 50_000, location_id: elsewhere.id };
  expect(await owner.send('tax/save', rate)).toMatchObject({ error_code: 'unknown_location' });
  expect(await owner.send('tax/save', { ...rate, location_id: undefined })).toMatchObject({
    ok: true,
    value: { location_id: null },
  });
});

it('says what is wrong in words of a shop', async () => {
  const { owner } = await aShop();
  const rate = { type: 'Sales tax', rate_ppm: 50_000 };
  expect(await owner.send('tax/save', { ...rate, rate_ppm: 1_500_000 })).toMatchObject({
    error_code: 'invalid_rate',
    error: 'A tax rate must be between 0 and 100 percent, with at most four decimals.',
  });
  expect(await owner.send('tax/save', { ...rate, valid_until: '1999-01-01' })).toMatchObject({
    error_code: 'invalid_dates',
    error: 'The tax ends before it starts.',
  });
});

it('is charged on the kinds it names, in the places it names', async () => {
  const { made, owner, store, location } = await aShop();
  const address = {
    address: '1 Abbott Row',
    city: 'Kelowna',
    prov: 'BC',
    postal: 'v1y 1a1',
    country: 'Canada',
  };
  await made.db.query('update location set details = $2::jsonb where id = $1', [
    location.id,
    JSON.stringify({ sc_addr_array: address }),
  ]);
  await made.reload();
  const guest = made.visitor(store.webstoreName);
  for (const binding of ['Hardcover', 'Calendar']) {
    const title = await buildTitle(made.db, { list_price_usa: 2000, binding });
    await buildStock(made.db, location.id, title.id, 5);
    await guest.get('cart/add', { eisbn: title.eisbn });
  }
  const taxes = async () => (await guest.get('cart/get', {})).cart.summary.taxes;
  const levy = { type: 'Levy', rate_ppm: 10_000, country: 'CA' };
  for (const there of [{ region: 'BC' }, { postal_prefixes: ['v1 y'] }, { kinds: ['non_book'] }])
    await owner.get('tax/save', { ...levy, ...there });
  for (const elsewhere of [
    { region: 'ON' },
    { postal_prefixes: ['V1Z', 'Y1Y'] },
    { country: 'US' },
    { kinds: ['ebook'] },
  ])
    await owner.get('tax/save', { ...levy, ...elsewhere });
  expect(await taxes()).toEqual([{ type: 'Levy', amount: 40 + 40 + 20 }]);
});

it('takes the known rates of a country again and keeps those of the owner', async () => {
  const { owner } = await aShop();
  const own = await owner.get('tax/save', {
    type: 'County tax',
    rate_ppm: 12_345,
    country: 'US',
    region: 'NY',
  });
  const first = await owner.get('tax/useKnown', { country: 'US', registered: ['NY', 'NJ'] });
  expect(first.rates).toMatchObject([
    { type: 'Sales tax', region: 'NJ', rate_ppm: 66_250, is_known: true },
    { type: 'Sales tax', region: 'NY', rate_ppm: 40_000, is_known: true },
  ]);
  const [jersey] = first.rates;
  const changed = await owner.get('tax/save', {
    ...jersey,
    location_id: undefined,
    valid_until: undefined,
    rate_ppm: 1,
  });
  expect(changed.is_known).toBe(false);
  const second = await owner.get('tax/useKnown', { country: 'US', registered: ['NY'] });
  expect(second.rates).toMatchObject([{ region: 'NY' }]);
  const { rates } = await owner.get('tax/getList');
  expect(rates).toEqual([own, changed, ...second.rates]);
  const { entries } = await owner.get('audit/getList');
  expect(entries[0]).toMatchObject({ action: 'tax/useKnown', target: 'US' });
  expect(await owner.send('tax/useKnown', { country: 'US', registered: ['DC'] })).toMatchObject({
    error_code: 'unknown_region',
    error: expect.stringContaining('Handsell knows no rate of DC.'),
  });
});
