import { refuse } from '../../call/refusal.ts';
import { staffOrder } from '../../order/staff-order.ts';
import { type StaffHandler, theStaff } from '../context.ts';

export const get: StaffHandler<'order/get'> = async (ctx, { order_number }) => {
  const which = { orderNumber: order_number, locationId: theStaff(ctx).locationId };
  const order = await staffOrder(ctx.q, ctx.store, which, ctx.now);
  if (!order) throw refuse('not_found', `There is no order ${order_number}.`);
  return order;
};
