import type { Query } from '../db/db.ts';

export interface SessionRow {
  id: number;
  location_id: number | null;
  customer_id: number | null;
  corp_id: number | null;
}

/** A session of this store that was seen in the last `days`; `stale`: its last use was stored more than an hour ago. */
export async function findSessionRow(
  q: Query,
  by: { tokenHash: string; storeId: number; days: number },
): Promise<(SessionRow & { stale: boolean }) | undefined> {
  const [row] = await q.query<SessionRow & { stale: boolean }>(
    `select id, location_id, customer_id, corp_id, seen_at < now() - interval '1 hour' as stale from session
     where token_hash = $1 and store_id = $2 and seen_at > now() - make_interval(days => $3)`,
    [by.tokenHash, by.storeId, by.days],
    'session-find',
  );
  return row;
}

export async function touchSession(q: Query, id: number): Promise<void> {
  await q.query('update session set seen_at = now() where id = $1', [id], 'session-touch');
}

export interface NewSession {
  tokenHash: string;
  storeId: number;
  locationId: number | null;
  /** Null for a guest. */
  customerId: number | null;
  agent: string;
}

export async function insertSession(q: Query, session: NewSession): Promise<SessionRow | undefined> {
  const [row] = await q.query<SessionRow>(
    `insert into session (token_hash, store_id, location_id, customer_id, agent, signed_in_at)
     values ($1, $2, $3, $4, $5, case when $4::int is not null then now() end)
     returning id, location_id, customer_id, corp_id`,
    [session.tokenHash, session.storeId, session.locationId, session.customerId, session.agent],
    'session-create',
  );
  return row;
}

/**
 * Locks a customer's session until the transaction ends, so that nothing is done for a customer who is logged out or deleted
 * meanwhile. False when the session is gone already.
 */
export async function holdSession(q: Query, sessionId: number): Promise<boolean> {
  const rows = await q.query(
    'select id from session where id = $1 for key share',
    [sessionId],
    'session-hold',
  );
  return rows.length === 1;
}
