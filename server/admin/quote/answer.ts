import { answerQuote } from '../../order/answer-quote.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { refusedQuote } from './refused-quote.ts';

export const answer: StaffHandler<'quote/answer'> = async (ctx, input) => {
  const { order_number, prices, shipping, valid_until, note } = input;
  const { staffId, locationId } = theStaff(ctx);
  const { before, amounts, email } = await answerQuote(
    ctx.q,
    {
      orderNumber: order_number,
      locationId,
      prices,
      shipping: shipping ?? null,
      validUntil: valid_until,
      note,
    },
    { store: ctx.store, by: `staff ${staffId}`, mailFrom: ctx.shop.env.MAIL_FROM, now: ctx.now },
  ).catch(refusedQuote);
  const { subtotal, taxes, total } = amounts;
  ctx.audit.target = order_number;
  ctx.audit.detail = { before, after: 'quote_answered', total, valid_until };
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  return { order_number, subtotal, taxes, total, mailed: email !== '' };
};
