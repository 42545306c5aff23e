import { declineQuote } from '../../order/answer-quote.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { refusedQuote } from './refused-quote.ts';

export const decline: StaffHandler<'quote/decline'> = async (ctx, { order_number, note }) => {
  const { staffId, locationId } = theStaff(ctx);
  const { before, email } = await declineQuote(
    ctx.q,
    { orderNumber: order_number, locationId, note },
    { store: ctx.store, by: `staff ${staffId}`, mailFrom: ctx.shop.env.MAIL_FROM, now: ctx.now },
  ).catch(refusedQuote);
  ctx.audit.target = order_number;
  ctx.audit.detail = { before, after: 'quote_declined' };
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  return { order_number, mailed: email !== '' };
};
