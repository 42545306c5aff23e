import type { Query } from '../../db/db.ts';

/** Names of the stores of this installation that someone does not own. */
export async function readStoresOfOthers(q: Query, staffId: number): Promise<string[]> {
  const rows = await q.query<{ name: string }>(
    `select s.name from store s where not exists (select from staff_role r
       where r.store_id = s.id and r.staff_id = $1 and r.role = 'owner' and r.location_id is null)
     order by s.position, s.id`,
    [staffId],
    'backup-stores-of-others',
  );
  return rows.map(({ name }) => name);
}

/** Whether a job makes or tests a backup, or reads or writes a file with many rows. */
export async function isCopying(q: Query): Promise<boolean> {
  const [row] = await q.query<{ is: boolean }>(
    `select exists (select from backup where state in ('waiting', 'running') or check_state in ('waiting', 'running'))
       or exists (select from data_export where state in ('waiting', 'running'))
       or exists (select from catalog_import where state in ('checking', 'loading')) as is`,
    [],
    'backup-copying',
  );
  return row?.is ?? false;
}

/** Bytes of the database on its disk. */
export async function databaseSize(q: Query): Promise<number> {
  const [row] = await q.query<{ bytes: string }>(
    'select pg_database_size(current_database())::text as bytes',
    [],
    'backup-database-size',
  );
  return Number(row?.bytes ?? 0);
}
