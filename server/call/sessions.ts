import { createHash, randomBytes } from 'node:crypto';
import type { Query } from '../db/db.ts';

/** A shopper's session. The token itself is only in their cookie (decisions §0.10). */
export interface Session {
  id: number;
  storeId: number;
  locationId: number | null;
  /** Who is logged in here, null for a guest. Other groups ask `who.ts`. */
  customerId: number | null;
  /** The account they buy for: their own or an institution's. Null exactly when `customerId` is. */
  corpId: number | null;
}

/** 32 random bytes, base64url: 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Days a session lives after it was last seen (CONST-003). */
export const sessionDays = 365;

/** The living session of this token in this store, or null: a token of another store counts as none. */
export async function findSession(q: Query, token: string, storeId: number): Promise<Session | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const [row] = await q.query<SessionRow & { stale: boolean }>(
    `select id, location_id, customer_id, corp_id, seen_at < now() - interval '1 hour' as stale from session
     where token_hash = $1 and store_id = $2 and seen_at > now() - make_interval(days => $3)`,
    [hashToken(token), storeId, sessionDays],
    'session-find',
  );
  if (!row) return null;
  if (row.stale) await q.query('update session set seen_at = now() where id = $1', [row.id], 'session-touch');
  return sessionOf(storeId, row);
}

interface SessionRow {
  id: number;
  location_id: number | null;
  customer_id: number | null;
  corp_id: number | null;
}

function sessionOf(storeId: number, row: SessionRow): Session {
  return {
    id: row.id,
    storeId,
    locationId: row.location_id,
    customerId: row.customer_id,
    corpId: row.customer_id === null ? null : (row.corp_id ?? row.customer_id),
  };
}

/** What a new session begins with; a guest's has none of it. */
export interface Beginning {
  locationId?: number | null;
  customerId?: number;
  /** How the browser names itself. */
  agent?: string;
}

/** Makes a session and returns it with the token for the cookie. */
export async function createSession(
  q: Query,
  storeId: number,
  { locationId = null, customerId, agent = '' }: Beginning = {},
): Promise<{ session: Session; token: string }> {
  const token = newToken();
  const [row] = await q.query<SessionRow>(
    `insert into session (token_hash, store_id, location_id, customer_id, agent, signed_in_at)
     values ($1, $2, $3, $4, $5, case when $4::int is not null then now() end)
     returning id, location_id, customer_id, corp_id`,
    [hashToken(token), storeId, locationId, customerId ?? null, agent.slice(0, 300)],
    'session-create',
  );
  if (!row) throw new Error('the session was not stored');
  return { session: sessionOf(storeId, row), token };
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
