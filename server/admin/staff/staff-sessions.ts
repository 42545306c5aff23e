import type { StaffRole } from '../../../contract/admin/permissions.ts';
import { hashToken, newToken } from '../../call/sessions.ts';
import type { Query } from '../../db/db.ts';
import { findStaffSession, insertStaffSession, touchStaffSession } from './queries.ts';

/** A session of a member of staff, as seen from one store. The token itself is only in the cookie. */
export interface StaffSession {
  id: number;
  staffId: number;
  email: string;
  name: string;
  /** In this store; null for someone who works in other ones only. */
  role: StaffRole | null;
  /** Where the role holds; null = in the whole store. */
  locationId: number | null;
  hasSecondStep: boolean;
  /** The password was typed a short while ago: they may move money. */
  isProved: boolean;
}

/**
 * A session ends after so long without a call, and after so long in any case (OWASP ASVS 3.3.2, level 2); before money moves, the
 * password must have been typed within `provedMinutes`.
 */
export const sessionLimits = { idleMinutes: 30, hours: 12, provedMinutes: 15 };

/** The living session of this token, with the role in this store; null without one. */
export async function openStaffSession(
  q: Query,
  token: string,
  storeId: number,
): Promise<StaffSession | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const row = await findStaffSession(q, hashToken(token), storeId, sessionLimits);
  if (!row) return null;
  if (row.stale) await touchStaffSession(q, row.id);
  const { id, staff_id, email, name, role, location_id, has_second_step, is_proved } = row;
  return {
    id,
    staffId: staff_id,
    email,
    name,
    role,
    locationId: location_id,
    hasSecondStep: has_second_step,
    isProved: is_proved,
  };
}

/** Starts a session and returns the token for its cookie. */
export async function startStaffSession(q: Query, staffId: number, agent: string): Promise<string> {
  const token = newToken();
  await insertStaffSession(q, { tokenHash: hashToken(token), staffId, agent: agent.slice(0, 300) });
  return token;
}
