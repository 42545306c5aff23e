import { markPaid as mark, takeBackPayment as takeBack } from '../../order/store-payments.ts';
import { type StaffContext, type StaffHandler, theStaff } from '../context.ts';
import { checkAsSeen } from './check-as-seen.ts';

export const markPaid: StaffHandler<'order/markPaid'> = async (ctx, input) => {
  const { order_number, method, note, version } = input;
  await checkAsSeen(ctx, order_number, version);
  const { id, amount } = await mark(ctx.q, whichOrder(ctx, order_number), { method, note, by: byStaff(ctx) });
  ctx.audit.target = order_number;
  ctx.audit.detail = { payment: id, method, amount, ...(note && { note }) };
  return { payment_id: id, amount };
};

export const takeBackPayment: StaffHandler<'order/takeBackPayment'> = async (ctx, input) => {
  const { order_number, payment_id: id, version } = input;
  await checkAsSeen(ctx, order_number, version);
  const amount = await takeBack(ctx.q, whichOrder(ctx, order_number), { id, by: byStaff(ctx) });
  ctx.audit.target = order_number;
  ctx.audit.detail = { payment: id, amount };
  return { amount };
};

const whichOrder = (ctx: StaffContext, orderNumber: string) => ({
  storeId: ctx.store.id,
  orderNumber,
  locationId: theStaff(ctx).locationId,
});

const byStaff = (ctx: StaffContext) => `staff ${theStaff(ctx).staffId}`;
