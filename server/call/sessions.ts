import { createHash, randomBytes } from 'node:crypto';
import type { Query } from '../db/db.ts';
import { findSessionRow, insertSession, type SessionRow, touchSession } from './session-queries.ts';

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
  const row = await findSessionRow(q, { tokenHash: hashToken(token), storeId, days: sessionDays });
  if (!row) return null;
  if (row.stale) await touchSession(q, row.id);
  return sessionOf(storeId, row);
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
export interface NewSession {
  locationId?: number | null;
  customerId?: number;
  /** How the browser names itself. */
  agent?: string;
}

/** Makes a session and returns it with the token for the cookie. */
export async function createSession(
  q: Query,
  storeId: number,
  { locationId = null, customerId, agent = '' }: NewSession = {},
): Promise<{ session: Session; token: string }> {
  const token = newToken();
  const row = await insertSession(q, {
    tokenHash: hashToken(token),
    storeId,
    locationId,
    customerId: customerId ?? null,
    agent: agent.slice(0, 300),
  });
  if (!row) throw new Error('the session was not stored');
  return { session: sessionOf(storeId, row), token };
}
