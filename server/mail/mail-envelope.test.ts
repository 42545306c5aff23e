import { expect, test } from 'vitest';
import type { Store } from '../store/stores.ts';
import { orderRecipient } from './mail-envelope.ts';

const harbor = { location_id: 1, sc_email: 'harbor@cove.example' };
const pier = { location_id: 2, sc_email: 'pier@cove.example' };
const attic = { location_id: 3, sc_email: '' };
const storeWith = (...locations: { location_id: number; sc_email: string }[]) =>
  ({ locations, settings: { store_info: { email: 'desk@cove.example' } } }) as unknown as Store;

test.each([
  ['one location: the store', '', storeWith(harbor), 1, 'desk@cove.example'],
  [
    'several: the one where the order is picked up',
    '',
    storeWith(harbor, pier, attic),
    2,
    'pier@cove.example',
  ],
  ['a location without an address: the store', '', storeWith(harbor, pier, attic), 3, 'desk@cove.example'],
  ['no pickup: the store', '', storeWith(harbor, pier, attic), null, 'desk@cove.example'],
  [
    'an address of the installation',
    'orders@cove.example',
    storeWith(harbor, pier),
    2,
    'orders@cove.example',
  ],
  ['nobody', 'none', storeWith(harbor, pier), 2, ''],
])('the shop hears of an order: %s', (_, configured, store, locationId, recipient) => {
  expect(orderRecipient(configured, store, locationId)).toBe(recipient);
});
