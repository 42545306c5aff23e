import type { Env } from '../../env.ts';
import type { MailProvider } from './mail.ts';
import { outboxMail } from './outbox-mail.ts';
import { smtpMail } from './smtp-mail.ts';

/** How this installation sends mail: SMTP when SMTP_URL is set, else into the outbox only. */
export function mailProvider(env: Pick<Env, 'SMTP_URL'>): MailProvider {
  return env.SMTP_URL ? smtpMail(env.SMTP_URL) : outboxMail();
}
