import { createHash, randomBytes } from 'node:crypto';
import type { Query } from '../db/db.ts';

/** A shopper's session. The token itself is only in their cookie (decisions §0.10). */
export interface Session {
  id: number;
  storeId: number;
  locationId: number | null;
  /** Null for guests. */
  customerId: number | null;
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
  const [row] = await q.query<{
    id: number;
    location_id: number | null;
    customer_id: number | null;
    stale: boolean;
  }>(
    `select id, location_id, customer_id, seen_at < now() - interval '1 hour' as stale from session
     where token_hash = $1 and store_id = $2 and seen_at > now() - make_interval(days => $3)`,
    [hashToken(token), storeId, sessionDays],
    'session-find',
  );
  if (!row) return null;
  if (row.stale) await q.query('update session set seen_at = now() where id = $1', [row.id], 'session-touch');
  return { id: row.id, storeId, locationId: row.location_id, customerId: row.customer_id };
}

/** Makes a session and returns it with the token for the cookie. */
export async function createSession(q: Query, storeId: number): Promise<{ session: Session; token: string }> {
  const token = newToken();
  const [row] = await q.query<{ id: number }>(
    'insert into session (token_hash, store_id) values ($1, $2) returning id',
    [hashToken(token), storeId],
    'session-create',
  );
  if (!row) throw new Error('the session was not stored');
  return { session: { id: row.id, storeId, locationId: null, customerId: null }, token };
}
