import type { Query } from '../db/db.ts';

/** Makes a location the session's own. */
export async function moveSession(q: Query, sessionId: number, locationId: number): Promise<void> {
  await q.query('update session set location_id = $2 where id = $1', [sessionId, locationId], 'session-move');
}

export async function hasStore(q: Query): Promise<boolean> {
  const rows = await q.query('select 1 from store limit 1');
  return rows.length > 0;
}
