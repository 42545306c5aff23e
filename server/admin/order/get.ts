import { staffOrder } from '../../order/staff-order.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { noSuchOrder } from './own-order.ts';

export const get: StaffHandler<'order/get'> = async (ctx, { order_number }) => {
  const which = { orderNumber: order_number, locationId: theStaff(ctx).locationId };
  const order = await staffOrder(ctx.q, { store: ctx.store, secret: ctx.shop.secret }, which, ctx.now);
  if (!order) throw noSuchOrder(order_number);
  return order;
};
