import { noteOnOrder } from '../../order/staff-notes.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { noSuchOrder } from './own-order.ts';

export const addNote: StaffHandler<'order/addNote'> = async (ctx, { order_number, body }) => {
  const { staffId, locationId } = theStaff(ctx);
  const which = { storeId: ctx.store.id, locationId, orderNumber: order_number };
  const note_id = await noteOnOrder(ctx.q, which, { body, by: `staff ${staffId}` });
  if (note_id === undefined) throw noSuchOrder(order_number);
  ctx.audit.target = order_number;
  return { note_id };
};
