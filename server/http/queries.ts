import type { Query } from '../db/db.ts';

/** Throws when the database cannot be read. */
export async function probeRead(q: Query): Promise<void> {
  await q.query('select 1', [], 'read-probe');
}

/** Throws when the database cannot be written. */
export async function probeWrite(q: Query): Promise<void> {
  await q.query(
    'insert into write_probe (at) values (now()) on conflict (only_one) do update set at = excluded.at',
    [],
    'write-probe',
  );
}
