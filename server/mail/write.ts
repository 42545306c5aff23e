import type { Query } from '../db/db.ts';

/** A mail that waits for the job `send-mail`, which draws it by its template and data. */
export interface NewMail {
  storeId: number;
  /** What it is about: no two mails have the same. */
  reference: string;
  sender: string;
  recipient: string;
  subject: string;
  template: string;
  data: object;
  /** For a mail that is drawn already: sealed. */
  html?: string;
  text?: string;
}

/** Queues a mail. One with the same reference is an error, or with `once` is left as it is. */
export async function insertMail(q: Query, mail: NewMail, { once = false } = {}): Promise<void> {
  await q.query(
    `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, template, data)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb) ${once ? 'on conflict (reference) do nothing' : ''}`,
    [
      ...[mail.storeId, mail.reference, mail.sender, mail.recipient, mail.subject],
      ...[mail.html ?? '', mail.text ?? '', mail.template, JSON.stringify(mail.data)],
    ],
    once ? 'mail-queue-once' : 'mail-queue',
  );
}
