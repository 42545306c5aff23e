import { refuse } from '../../call/refusal.ts';
import { previewRefund as preview, refundOrder } from '../../order/refund-order.ts';
import { RefundRefused } from '../../order/refund-refused.ts';
import { retryRefunds } from '../../order/retry-refunds.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { checkProved } from '../staff/prove.ts';
import { checkAsSeen } from './check-as-seen.ts';
import { ownOrder } from './own-order.ts';

function refused(e: unknown): never {
  throw e instanceof RefundRefused ? refuse(e.code, e.message, e.data) : e;
}

export const previewRefund: StaffHandler<'order/previewRefund'> = async (
  ctx,
  { order_number, ...wanted },
) => {
  const { locationId } = theStaff(ctx);
  const { plan, toProvider, toGiftCards } = await preview(
    ctx.q,
    { ...wanted, amount: wanted.amount, orderNumber: order_number, locationId },
    ctx.store.id,
  ).catch(refused);
  return { ...plan, to_provider: toProvider, to_gift_cards: toGiftCards };
};

/** The customer was mailed about them when they were made. */
export const retryRefund: StaffHandler<'order/retryRefund'> = async (ctx, { order_number }) => {
  checkProved(ctx);
  const order = await ownOrder(ctx, order_number);
  const desk = { by: `staff ${theStaff(ctx).staffId}`, now: ctx.now };
  const amount = await retryRefunds(ctx.q, order, desk).catch(refused);
  ctx.audit.target = order_number;
  ctx.audit.detail = { retried: amount };
  ctx.afterCommit(() => ctx.shop.jobs.wake('settle-payments'));
  return { amount };
};

export const refund: StaffHandler<'order/refund'> = async (ctx, input) => {
  checkProved(ctx);
  const { order_number, amount, lines, shipping, to, restock, reason, version } = input;
  const { staffId, locationId } = theStaff(ctx);
  await checkAsSeen(ctx, order_number, version);
  const { id, plan, toProvider, toGiftCards, restocked, mailed } = await refundOrder(
    ctx.q,
    { orderNumber: order_number, locationId, amount, lines, shipping, to, restock, reason },
    {
      store: ctx.store,
      secret: ctx.shop.secret,
      by: `staff ${staffId}`,
      mailFrom: ctx.shop.env.MAIL_FROM,
      now: ctx.now,
    },
  ).catch(refused);
  ctx.audit.target = order_number;
  ctx.audit.detail = { refund: id, amount: plan.amount, to_provider: toProvider, to_gift_cards: toGiftCards };
  ctx.afterCommit(() => ctx.shop.jobs.wake('settle-payments'));
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  return {
    order_number,
    refund_id: id,
    ...plan,
    to_provider: toProvider,
    to_gift_cards: toGiftCards,
    restocked,
    mailed,
  };
};
