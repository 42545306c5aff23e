import { expect, test } from 'vitest';
import { signUp } from '../test/accounts.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { home } from '../test/institution.ts';
import { aRegistry, withRegistries } from '../test/registries.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { aRate, delivers } from '../test/shipping-shop.ts';
import { registryAdd, registryList, registryRemove, registryShow } from './registry.ts';

const open = sellingShops();

test('the store sees registries and, where their owner allows it, changes what they ask for, never seeing the address (REG-021)', async () => {
  const shop = await open({ settings: { ...delivers, ...withRegistries } });
  const { reader, t, store: of } = shop;
  await aRate(shop);
  await signUp(reader);
  const [one, two] = [await shop.aBook(1), await shop.aBook(1)];
  const { address_id } = await reader.get('address/create', { ...home, name: 'Ada Marsh' });
  const wishes = { [one.eisbn]: 2 };
  const shared = await aRegistry(reader, wishes, { store_can_edit: true, shipping_id: address_id });
  const own = await aRegistry(reader, wishes, { title: 'Mine alone', visibility: 'private' });
  const { context, printed } = commandContext({ openDb: keptOpen(t.db) });
  const store = of.webstoreName;

  await registryList(context, { store });
  expect(printed.join('\n')).toMatch(new RegExp(`${shared} +Ada and Ben +Wedding +Ada Marsh +0 of 2 +link`));
  expect(printed.join('\n')).toContain('Mine alone');

  await registryAdd(context, String(shared), two.eisbn, { store, copies: '3' });
  await registryRemove(context, String(shared), one.eisbn, { store });
  const { registry } = await reader.get('giftregistry/get', { gift_registry_id: shared });
  expect(registry.items).toMatchObject([{ title: { eisbn: two.eisbn }, qty_requested: 3 }]);
  expect(registry.shipping_id).toBe(address_id);

  await registryShow(context, String(shared), { store });
  expect(printed.join('\n')).toContain('The store may change it.');
  expect(printed.join('\n')).not.toMatch(/Exchange|04101/);

  await expect(registryAdd(context, String(own), two.eisbn, { store })).rejects.toThrow(
    'Ada Marsh doesn’t let the store change “Mine alone”.',
  );
  await expect(registryShow(context, '5', { store })).rejects.toThrow('Gift registry not found.');
});
