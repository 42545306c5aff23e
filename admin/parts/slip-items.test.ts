import { expect, test } from 'vitest';
import type { Order } from '../../contract/order.ts';
import { slipItems } from './slip-items.ts';

const item = (quantity: number, to_send = 0, canceled = 0) => ({
  cart_info: { quantity, to_send, canceled },
});
const order = (status: string, ...items: ReturnType<typeof item>[]) =>
  ({
    status,
    items,
    parcels: [{ shipment_id: 7, lines: [{ position: 2, title: 'Tide', quantity: 1 }] }],
  }) as unknown as Order;
const copies = (of: Order, parcel = '') =>
  slipItems(of, parcel).map(({ position, quantity }) => [position, quantity]);

test('a slip has what is in the box', () => {
  expect(copies(order('placed', item(2), item(1, 0, 1)))).toEqual([[1, 2]]);
  expect(copies(order('partly_shipped', item(3, 2), item(1)))).toEqual([[1, 2]]);
  expect(copies(order('shipped', item(3), item(2)), '7')).toEqual([[2, 1]]);
});
