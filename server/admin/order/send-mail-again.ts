import { refuse } from '../../call/refusal.ts';
import { sendMailAgain as queueAgain } from '../../jobs/write.ts';
import type { StaffHandler } from '../context.ts';
import { ownOrder } from './own-order.ts';

export const sendMailAgain: StaffHandler<'order/sendMailAgain'> = async (ctx, { order_number, mail_id }) => {
  await ownOrder(ctx, order_number);
  const which = { storeId: ctx.store.id, orderNumber: order_number, id: mail_id };
  const mail = await queueAgain(ctx.q, which);
  if (!mail) throw refuse('not_found', 'This email is no longer kept.');
  if (mail.status === 'queued') throw refuse('still_waiting', 'This email is still waiting to be sent.');
  ctx.audit.target = order_number;
  ctx.audit.detail = { mail: mail_id };
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  return { recipient: mail.recipient };
};
