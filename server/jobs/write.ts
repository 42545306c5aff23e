import type { Query } from '../db/db.ts';

/** Puts mails that were given up back into the queue, all or one; how many. */
export async function requeueMails(q: Query, id: number | null): Promise<number> {
  const rows = await q.query(
    `update mail set status = 'queued', attempts = 0, next_attempt_at = now()
     where status = 'failed' and ($1::int is null or id = $1) returning id`,
    [id],
  );
  return rows.length;
}
