import type { Query } from '../db/db.ts';
import { findOrder } from './queries.ts';
import { insertNote } from './staff-order-queries.ts';

/** An order of a store, or of one of its locations; undefined for none. */
export async function orderOfLocation(
  q: Query,
  { storeId, locationId, orderNumber }: { storeId: number; locationId: number | null; orderNumber: string },
): Promise<{ id: number; order_number: string } | undefined> {
  const order = await findOrder(q, storeId, orderNumber);
  return order && (locationId === null || order.location_id === locationId) ? order : undefined;
}

/** Notes something about an order; the id of the note, or undefined for an unknown order. `by`: 'staff 3'. */
export async function noteOnOrder(
  q: Query,
  which: Parameters<typeof orderOfLocation>[1],
  { body, by }: { body: string; by: string },
): Promise<number | undefined> {
  const order = await orderOfLocation(q, which);
  return order && insertNote(q, { orderId: order.id, body, by });
}
