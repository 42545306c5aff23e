import { insertNote } from '../../order/staff-order-queries.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { orderOfLocation } from './of-location.ts';

export const addNote: StaffHandler<'order/addNote'> = async (ctx, { order_number, body }) => {
  const { id } = await orderOfLocation(ctx, order_number);
  ctx.audit.target = order_number;
  return { note_id: await insertNote(ctx.q, { orderId: id, body, by: `staff ${theStaff(ctx).staffId}` }) };
};
