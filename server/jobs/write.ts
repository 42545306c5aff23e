import type { Query } from '../db/db.ts';

/** Puts mails that were given up back into the queue, all or one, of all stores or one; how many. */
export async function requeueMails(
  q: Query,
  id: number | null,
  storeId: number | null = null,
): Promise<number> {
  const rows = await q.query(
    `update mail set status = 'queued', attempts = 0, next_attempt_at = now()
     where status = 'failed' and ($1::int is null or id = $1) and ($2::int is null or store_id = $2) returning id`,
    [id, storeId],
  );
  return rows.length;
}

/** Queues a mail about an order once more: one that was given up as it is, one that was sent as a new one. Undefined for an unknown mail. */
export async function sendMailAgain(
  q: Query,
  which: { storeId: number; orderNumber: string; id: number },
): Promise<{ recipient: string; status: string } | undefined> {
  const [mail] = await q.query<{ recipient: string; status: string }>(
    `select recipient, status from mail
     where id = $3 and store_id = $1 and data ? 'order_number' and data->>'order_number' = $2 for update`,
    [which.storeId, which.orderNumber, which.id],
    'mail-of-order',
  );
  if (mail?.status === 'failed') await requeueMails(q, which.id);
  if (mail?.status === 'sent')
    await q.query(
      `insert into mail (store_id, reference, sender, recipient, reply_to, subject, html, body_text, template, data)
       select store_id, reference || ':again:' || gen_random_uuid(), sender, recipient, reply_to, subject, '', '', template, data
       from mail where id = $1`,
      [which.id],
      'mail-send-again',
    );
  return mail;
}
