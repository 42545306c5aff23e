import type { RsvpMailer } from '../../event/rsvp/queue-rsvp-mails.ts';
import type { StaffContext } from '../context.ts';

/** Whose mails guests get. They are sent after the commit. */
export function mailerAt(ctx: StaffContext): RsvpMailer {
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  return { store: ctx.store, mailFrom: ctx.shop.env.MAIL_FROM };
}
