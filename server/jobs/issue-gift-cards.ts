import { deliverDueCard } from '../giftcard/deliver.ts';
import { type JobParts, sendMail } from './send-mail.ts';

/** What this job needs besides: MAIL_FROM. */
export interface IssueParts extends JobParts {
  mailFrom: string;
}

/** Issues the emailed gift cards whose day has come, each with its mail in one transaction, and sends the mails. */
export async function issueGiftCardsDue(parts: IssueParts, now = new Date()): Promise<void> {
  const { db, secret, mailFrom } = parts;
  let queued = false;
  for (const store of parts.stores.all()) {
    while (await db.tx((q) => deliverDueCard(q, { secret, store, mailFrom, now }))) queued = true;
  }
  if (queued) await sendMail(parts);
}
