import type { Query } from '../db/db.ts';

export interface MailRow {
  id: number;
  recipient: string;
  subject: string;
  status: string;
  last_error: string;
  created_at: Date;
}

/** The last hundred mails, newest first. */
export function readLastMails(q: Query): Promise<MailRow[]> {
  return q.query<MailRow>(
    `select id, recipient, subject, status, last_error, created_at from mail
       order by created_at desc, id desc limit 100`,
  );
}

/** A mail's bodies as they are stored: sealed where they open something (mail/sealed-mail.ts). */
export async function readBodies(
  q: Query,
  id: number,
): Promise<{ html: string; body_text: string } | undefined> {
  const [mail] = await q.query<{ html: string; body_text: string }>(
    'select html, body_text from mail where id = $1',
    [id],
  );
  return mail;
}
