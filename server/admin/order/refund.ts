import { refuse } from '../../call/refusal.ts';
import { refundOrder } from '../../order/refund-order.ts';
import { RefundRefused } from '../../order/refund-refused.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { checkProved } from '../staff/prove.ts';

export const refund: StaffHandler<'order/refund'> = async (ctx, input) => {
  checkProved(ctx);
  const { order_number, amount, lines, shipping, to, restock, reason } = input;
  const { staffId, locationId } = theStaff(ctx);
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
  ).catch((e: unknown) => {
    throw e instanceof RefundRefused ? refuse(e.code, e.message, e.data) : e;
  });
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
