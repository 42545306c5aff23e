import type { Env } from '../../env.ts';
import type { MailProvider } from './mail.ts';
import { outboxMail } from './outbox-mail.ts';
import { smtpMail } from './smtp-mail.ts';

/** Whether emails leave this installation; without a mail server they are kept in the outbox. */
export const sendsMail = (env: Pick<Env, 'SMTP_URL'>): boolean => env.SMTP_URL !== '';

/** How this installation sends mail: SMTP when SMTP_URL is set, else into the outbox only. */
export function mailProvider(env: Pick<Env, 'SMTP_URL'>): MailProvider {
  return sendsMail(env) ? smtpMail(env.SMTP_URL) : outboxMail();
}
