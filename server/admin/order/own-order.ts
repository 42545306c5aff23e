import { refuse } from '../../call/refusal.ts';
import { orderOfLocation } from '../../order/staff-notes.ts';
import { type StaffContext, theStaff } from '../context.ts';

export const noSuchOrder = (orderNumber: string) => refuse('not_found', `There is no order ${orderNumber}.`);

/** An order that this person may change. Throws the refusal not_found. */
export async function ownOrder(
  ctx: StaffContext,
  orderNumber: string,
): Promise<{ id: number; order_number: string }> {
  const { locationId } = theStaff(ctx);
  const order = await orderOfLocation(ctx.q, { storeId: ctx.store.id, locationId, orderNumber });
  if (!order) throw noSuchOrder(orderNumber);
  return order;
}
