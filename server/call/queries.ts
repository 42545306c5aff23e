import type { Query } from '../db/db.ts';

/** Claims a key for a call; false when a call claimed it before. Waits while that call's transaction is open. */
export async function claimKey(
  q: Query,
  key: { caller: string; uuid: string; action: string; inputHash: string },
): Promise<boolean> {
  const rows = await q.query<{ caller: string }>(
    `insert into idempotent_answer (caller, uuid, action, input_hash, answer) values ($1, $2, $3, $4, 'null')
     on conflict do nothing returning caller`,
    [key.caller, key.uuid, key.action, key.inputHash],
    'once-claim',
  );
  return rows.length > 0;
}

/** Keeps the answer, as JSON text, under a key that `claimKey` claimed. */
export async function keepAnswer(
  q: Query,
  key: { caller: string; uuid: string },
  answer: string,
): Promise<void> {
  await q.query(
    'update idempotent_answer set answer = $3::jsonb where caller = $1 and uuid = $2',
    [key.caller, key.uuid, answer],
    'once-keep',
  );
}

/** The call that claimed a key, with its answer as JSON text. */
export async function readAnswer(
  q: Query,
  key: { caller: string; uuid: string },
): Promise<{ action: string; input_hash: string; answer: string } | undefined> {
  const [row] = await q.query<{ action: string; input_hash: string; answer: string }>(
    'select action, input_hash, answer::text as answer from idempotent_answer where caller = $1 and uuid = $2',
    [key.caller, key.uuid],
    'once-read',
  );
  return row;
}

/** Counts a call in the bucket's window, which begins with it or is open; `wait` = seconds until the window ends. */
export async function countInWindow(
  q: Query,
  bucket: string,
  seconds: number,
): Promise<{ calls: number; wait: number } | undefined> {
  const [row] = await q.query<{ calls: number; wait: number }>(
    `insert into rate_window as w (bucket, calls, ends_at) values ($1, 1, now() + make_interval(secs => $2))
     on conflict (bucket) do update set
       calls = case when w.ends_at < now() then 1 else w.calls + 1 end,
       ends_at = case when w.ends_at < now() then excluded.ends_at else w.ends_at end
     returning calls, ceil(extract(epoch from ends_at - now()))::int as wait`,
    [bucket, seconds],
    'rate-count',
  );
  return row;
}

export async function deleteWindow(q: Query, bucket: string): Promise<void> {
  await q.query('delete from rate_window where bucket = $1', [bucket], 'rate-forget');
}

export async function deleteWindowsBelow(q: Query, prefix: string): Promise<void> {
  await q.query('delete from rate_window where starts_with(bucket, $1)', [prefix], 'rate-forget-below');
}
