import { refuse } from '../../call/refusal.ts';
import { changeOrder } from '../../order/change-order.ts';
import { linesToCome } from '../../order/copies-to-come.ts';
import { needsCopies } from '../../order/order-status.ts';
import { OrderStepRefused } from '../../order/order-step-refused.ts';
import { lastChangeText } from '../../order/seen-version.ts';
import { markPaid } from '../../order/store-payments.ts';
import { type StaffContext, type StaffHandler, theStaff } from '../context.ts';
import { checkAsSeen } from './check-as-seen.ts';

export const takeStep: StaffHandler<'order/takeStep'> = async (ctx, input) => {
  const { order_number, step, arrived, carrier, tracking, lines, paid, version } = input;
  const { staffId, locationId } = theStaff(ctx);
  const by = `staff ${staffId}`;
  await checkAsSeen(ctx, order_number, version);
  const waiting =
    needsCopies(step) && !arrived ? await linesToCome(ctx.q, ctx.store, order_number, lines) : [];
  // First: it locks the payment before the order.
  const payment =
    step === 'collect' && paid
      ? await markPaid(
          ctx.q,
          { storeId: ctx.store.id, orderNumber: order_number, locationId },
          { method: paid, note: '', by },
        )
      : null;
  const { order, before, mailed } = await changeOrder(ctx.q, {
    store: ctx.store,
    orderNumber: order_number,
    locationId,
    step,
    parcel: { carrier, tracking },
    lines,
    changedBy: by,
    mailFrom: ctx.shop.env.MAIL_FROM,
    secret: ctx.shop.secret,
  }).catch((e: unknown) => refusedStep(ctx, order_number, e));
  // After the order was found to be of this location; the refusal takes the step back.
  if (waiting.length > 0) {
    throw refuse('not_arrived', `Order ${order_number} waits for ${waiting.join(', ')}.`, { lines: waiting });
  }
  ctx.audit.target = order_number;
  ctx.audit.detail = {
    before,
    after: order.status,
    ...(step === 'ship' && { carrier, tracking }),
    ...(lines.length > 0 && { lines }),
    ...(payment && { payment: payment.id, method: paid, amount: payment.amount }),
  };
  if (mailed) ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  ctx.afterCommit(() => ctx.shop.jobs.wake('settle-payments'));
  return { order_number, status: order.status, mailed };
};

/** If someone else took the step first, the sentence says who. */
async function refusedStep(ctx: StaffContext, orderNumber: string, e: unknown): Promise<never> {
  if (!(e instanceof OrderStepRefused)) throw e;
  const last = e.code === 'wrong_status' ? await lastChangeText(ctx.q, ctx.store, orderNumber) : '';
  throw refuse(e.code, [e.message, last].filter(Boolean).join(' '), e.data);
}
