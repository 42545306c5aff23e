import type { Query } from '../db/db.ts';

/** The installation's secret for puzzles; `fresh` becomes the secret of a new installation. */
export async function readSecret(q: Query, fresh: string): Promise<string> {
  await q.query(
    `insert into installation_secret (name, value) values ('captcha', $1) on conflict do nothing`,
    [fresh],
  );
  const [row] = await q.query<{ value: string }>(
    `select value from installation_secret where name = 'captcha'`,
  );
  if (!row) throw new Error('the captcha secret was not stored');
  return row.value;
}

/** Notes that a puzzle was solved; false when it was noted before. `expiresAt` in Unix seconds. */
export async function insertUsed(q: Query, signature: string, expiresAt: number): Promise<boolean> {
  const rows = await q.query(
    `insert into captcha_used (signature, expires_at) values ($1, to_timestamp($2))
     on conflict do nothing returning signature`,
    [signature, expiresAt],
    'captcha-use',
  );
  return rows.length === 1;
}
