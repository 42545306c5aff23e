import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { mailSender } from '../mail/mail-envelope.ts';
import { insertMail } from '../mail/write.ts';
import { type AccountMail, mailSubject } from './mail-content.ts';
import { sealMail } from './sealed-link.ts';

/** Queues a mail about an account; it is drawn and sent by the job after the transaction. */
export async function queueMail(
  ctx: Pick<Context, 'shop' | 'store' | 'q' | 'afterCommit'>,
  recipient: string,
  mail: AccountMail,
): Promise<void> {
  const { template, ...data } = sealMail(ctx.shop.secret, mail);
  await insertMail(ctx.q, {
    storeId: ctx.store.id,
    reference: `${template}:${randomUUID()}`,
    sender: mailSender(ctx.shop.env.MAIL_FROM, ctx.store),
    recipient,
    subject: mailSubject(ctx.store, mail),
    template,
    data,
  });
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
}
