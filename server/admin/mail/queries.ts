import type { Query } from '../../db/db.ts';

/** Queues a mail that is drawn already; `html` and `text` are sealed. */
export async function insertDrawnMail(
  q: Query,
  mail: {
    storeId: number;
    reference: string;
    sender: string;
    recipient: string;
    subject: string;
    html: string;
    text: string;
  },
): Promise<void> {
  await q.query(
    `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, template, data)
     values ($1, $2, $3, $4, $5, $6, $7, 'sample', '{}')`,
    [mail.storeId, mail.reference, mail.sender, mail.recipient, mail.subject, mail.html, mail.text],
    'sample-mail',
  );
}
