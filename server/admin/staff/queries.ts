import type { StaffRole } from '../../../contract/admin/permissions.ts';
import type { Query } from '../../db/db.ts';
import { idOfRow } from '../../db/id-of-row.ts';

export interface StaffRow {
  id: number;
  email: string;
  name: string;
  password_hash: string;
  has_second_step: boolean;
}

export interface MemberRow {
  id: number;
  email: string;
  name: string;
  role: StaffRole;
  location_id: number | null;
  has_second_step: boolean;
  /** Code of that location. */
  location_code: string | null;
}

export async function findStaff(q: Query, emailKey: string): Promise<StaffRow | undefined> {
  const [row] = await q.query<StaffRow>(
    `select id, email, name, password_hash, totp_secret <> '' as has_second_step from staff where email_key = $1`,
    [emailKey],
    'staff-find',
  );
  return row;
}

/** The staff of a store, by name. */
export function readMembers(q: Query, storeId: number): Promise<MemberRow[]> {
  return q.query<MemberRow>(
    `select s.id, s.email, s.name, r.role, r.location_id, s.totp_secret <> '' as has_second_step, l.code as location_code
     from staff_role r join staff s on s.id = r.staff_id left join location l on l.id = r.location_id
     where r.store_id = $1 order by s.name, s.id`,
    [storeId],
    'staff-members',
  );
}

/** Whether the account has a role in any store. */
export async function hasRole(q: Query, staffId: number): Promise<boolean> {
  const rows = await q.query(
    'select 1 from staff_role where staff_id = $1 limit 1',
    [staffId],
    'staff-has-role',
  );
  return rows.length > 0;
}

export async function insertStaff(
  q: Query,
  staff: { email: string; emailKey: string; name: string; passwordHash: string },
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    'insert into staff (email, email_key, name, password_hash) values ($1, $2, $3, $4) returning id',
    [staff.email, staff.emailKey, staff.name, staff.passwordHash],
    'staff-insert',
  );
  return idOfRow(rows);
}

export async function putRole(
  q: Query,
  role: { staffId: number; storeId: number; role: StaffRole; locationId: number | null },
): Promise<void> {
  await q.query(
    `insert into staff_role (staff_id, store_id, role, location_id) values ($1, $2, $3, $4)
     on conflict (staff_id, store_id) do update set role = excluded.role, location_id = excluded.location_id`,
    [role.staffId, role.storeId, role.role, role.locationId],
    'staff-role',
  );
}

/** Takes the role in a store; an account without any role left goes, with its sessions. */
export async function deleteRole(q: Query, staffId: number, storeId: number): Promise<void> {
  await q.query(
    'delete from staff_role where staff_id = $1 and store_id = $2',
    [staffId, storeId],
    'staff-role-delete',
  );
  await q.query(
    'delete from staff where id = $1 and not exists (select 1 from staff_role where staff_id = $1)',
    [staffId],
    'staff-delete',
  );
}

export async function updateStaffPassword(q: Query, staffId: number, passwordHash: string): Promise<void> {
  await q.query(
    'update staff set password_hash = $2 where id = $1',
    [staffId, passwordHash],
    'staff-password',
  );
}

/**
 * Locks the account if its password is still the one that was checked; false when it has changed or is gone. A change of the
 * password waits, so that it ends the session that is made meanwhile.
 */
export async function holdStaff(q: Query, { id, password_hash }: StaffRow): Promise<boolean> {
  const rows = await q.query(
    'select id from staff where id = $1 and password_hash = $2 for no key update',
    [id, password_hash],
    'staff-hold',
  );
  return rows.length === 1;
}

interface SessionRow {
  id: number;
  staff_id: number;
  email: string;
  name: string;
  role: StaffRole | null;
  location_id: number | null;
  has_second_step: boolean;
  /** The password was typed within `provedMinutes`. */
  is_proved: boolean;
  /** Not noted as seen for a minute. */
  stale: boolean;
}

export async function findStaffSession(
  q: Query,
  tokenHash: string,
  storeId: number,
  limits: { idleMinutes: number; hours: number; provedMinutes: number },
): Promise<SessionRow | undefined> {
  const [row] = await q.query<SessionRow>(
    `select x.id, x.staff_id, s.email, s.name, r.role, r.location_id, s.totp_secret <> '' as has_second_step,
       x.proved_at > now() - make_interval(mins => $5) as is_proved, x.seen_at < now() - interval '1 minute' as stale
     from staff_session x join staff s on s.id = x.staff_id
     left join staff_role r on r.staff_id = x.staff_id and r.store_id = $2
     where x.token_hash = $1 and x.seen_at > now() - make_interval(mins => $3)
       and x.created_at > now() - make_interval(hours => $4)`,
    [tokenHash, storeId, limits.idleMinutes, limits.hours, limits.provedMinutes],
    'staff-session-find',
  );
  return row;
}

export async function insertStaffSession(
  q: Query,
  session: { tokenHash: string; staffId: number; agent: string },
): Promise<void> {
  await q.query(
    'insert into staff_session (token_hash, staff_id, agent) values ($1, $2, $3)',
    [session.tokenHash, session.staffId, session.agent],
    'staff-session-insert',
  );
}

export async function touchStaffSession(q: Query, id: number): Promise<void> {
  await q.query('update staff_session set seen_at = now() where id = $1', [id], 'staff-session-touch');
}

/** The person behind a session has just typed their password. */
export async function proveStaffSession(q: Query, id: number): Promise<void> {
  await q.query('update staff_session set proved_at = now() where id = $1', [id], 'staff-session-prove');
}

/**
 * Locks a session and the role in a store until the transaction ends. Undefined when the session is gone: logged out, or the
 * account deleted.
 */
export async function holdStaffSession(
  q: Query,
  id: number,
  storeId: number,
): Promise<{ role: StaffRole | null; location_id: number | null } | undefined> {
  const [session] = await q.query<{ staff_id: number }>(
    'select staff_id from staff_session where id = $1 for key share',
    [id],
    'staff-session-hold',
  );
  if (!session) return undefined;
  const [role] = await q.query<{ role: StaffRole; location_id: number | null }>(
    'select role, location_id from staff_role where staff_id = $1 and store_id = $2 for share',
    [session.staff_id, storeId],
    'staff-role-hold',
  );
  return role ?? { role: null, location_id: null };
}

export async function deleteStaffSession(q: Query, id: number): Promise<void> {
  await q.query('delete from staff_session where id = $1', [id], 'staff-session-delete');
}

/** Ends the sessions of a person; all of them, or all but one. */
export async function deleteStaffSessions(q: Query, staffId: number, allBut: number | null): Promise<void> {
  await q.query(
    'delete from staff_session where staff_id = $1 and id is distinct from $2::bigint',
    [staffId, allBut],
    'staff-sessions-delete',
  );
}

export async function locationExists(q: Query, storeId: number, locationId: number): Promise<boolean> {
  const rows = await q.query(
    'select id from location where id = $2 and store_id = $1',
    [storeId, locationId],
    'staff-location',
  );
  return rows.length === 1;
}
