import type { Query } from '../db/db.ts';

/** Makes a location the session's own. */
export async function moveSession(q: Query, sessionId: number, locationId: number): Promise<void> {
  await q.query('update session set location_id = $2 where id = $1', [sessionId, locationId], 'session-move');
}
