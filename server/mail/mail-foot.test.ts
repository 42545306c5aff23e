import { expect, test } from 'vitest';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { mailFoot } from './mail-foot.ts';

const at = (address: string, city: string) => ({
  sc_addr_array: { address, city, prov: 'BC', postal: 'V1Y 1A1', country: 'CA' },
});

test('a mail names the address of the shop, whether it has one location or several, or that of its place', async () => {
  const made = await testShop();
  const store_info = {
    address: '1 Head Office Row',
    city: 'Kelowna',
    province: 'BC',
    postal_code: 'V1Y 1A1',
  };
  const { id, name, webstoreName } = await buildStore(made.db, { country: 'CA', settings: { store_info } });
  const ofShop = [`${name} · 1 Head Office Row · Kelowna, BC V1Y 1A1`];
  const read = async () => {
    await made.reload();
    const store = made.shop.stores.byName(webstoreName);
    if (!store) throw new Error('the store is there');
    return store;
  };
  await buildLocation(made.db, id, { details: at('2 Front Walk', 'Kelowna') });
  expect(mailFoot(await read()).lines).toEqual(ofShop);
  await buildLocation(made.db, id, { details: at('3 Lake Lane', 'Vernon') });
  const store = await read();
  expect(mailFoot(store).lines).toEqual(ofShop);
  expect(mailFoot(store, store.locations[1]).lines).toEqual([`${name} · 3 Lake Lane · Vernon, BC V1Y 1A1`]);
});
