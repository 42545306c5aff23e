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
