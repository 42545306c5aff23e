import type { Query } from '../db/db.ts';

/** Makes a location the session's own; a pickup place chosen before in the cart no longer counts. */
export async function moveSession(q: Query, sessionId: number, locationId: number): Promise<void> {
  await q.query('update session set location_id = $2 where id = $1', [sessionId, locationId], 'session-move');
  await q.query(
    `update cart set delivery_preference = '', pickup_location_id = null where session_id = $1`,
    [sessionId],
    'session-move-cart',
  );
}
