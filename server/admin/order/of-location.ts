import { refuse } from '../../call/refusal.ts';
import { findOrder, type OrderRow } from '../../order/queries.ts';
import { type StaffContext, theStaff } from '../context.ts';

/** An order that this person may change. Throws the refusal not_found. */
export async function orderOfLocation(ctx: StaffContext, orderNumber: string): Promise<OrderRow> {
  const { locationId } = theStaff(ctx);
  const order = await findOrder(ctx.q, ctx.store.id, orderNumber);
  if (order && (locationId === null || order.location_id === locationId)) return order;
  throw refuse('not_found', `There is no order ${orderNumber}.`);
}
