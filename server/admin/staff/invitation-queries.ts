import type { StaffRole } from '../../../contract/admin/permissions.ts';
import type { Query } from '../../db/db.ts';

export interface InvitationRow {
  id: number;
  /** '' = of the first owner. */
  email: string;
  role: StaffRole;
  location_id: number | null;
}

/** Keeps an invitation; earlier ones of the same address in the store end. */
export async function insertInvitation(
  q: Query,
  invitation: {
    storeId: number;
    tokenHash: string;
    email: string;
    role: StaffRole;
    locationId: number | null;
    days: number;
  },
): Promise<void> {
  const { storeId, tokenHash, email, role, locationId, days } = invitation;
  await q.query(
    `delete from staff_invitation where expires_at < now() or (store_id = $1 and lower(email) = lower($2))`,
    [storeId, email],
    'invitation-replace',
  );
  await q.query(
    `insert into staff_invitation (store_id, token_hash, email, role, location_id, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(days => $6))`,
    [storeId, tokenHash, email, role, locationId, days],
    'invitation-insert',
  );
}

/** Invitations of a store that can be used, the newest first; not the links of a first owner. */
export function readInvitations(
  q: Query,
  storeId: number,
): Promise<(InvitationRow & { expires_at: Date })[]> {
  return q.query(
    `select id, email, role, location_id, expires_at from staff_invitation
     where store_id = $1 and email <> '' and expires_at > now() order by id desc`,
    [storeId],
    'invitation-list',
  );
}

/** Ends an invitation of a store and returns it; undefined when the store has no such invitation. */
export async function withdrawFromStore(
  q: Query,
  storeId: number,
  id: number,
): Promise<InvitationRow | undefined> {
  const [row] = await q.query<InvitationRow>(
    `delete from staff_invitation where store_id = $1 and id = $2 and email <> ''
     returning id, email, role, location_id`,
    [storeId, id],
    'invitation-withdraw',
  );
  return row;
}

/** An invitation of a store that has not expired. */
export async function findInvitation(
  q: Query,
  storeId: number,
  tokenHash: string,
): Promise<InvitationRow | undefined> {
  const [row] = await q.query<InvitationRow>(
    `select id, email, role, location_id from staff_invitation
     where store_id = $1 and token_hash = $2 and expires_at > now()`,
    [storeId, tokenHash],
    'invitation-find',
  );
  return row;
}

/** Ends an invitation; false when someone else was faster. */
export async function takeInvitation(q: Query, id: number): Promise<boolean> {
  const rows = await q.query(
    'delete from staff_invitation where id = $1 returning id',
    [id],
    'invitation-take',
  );
  return rows.length === 1;
}
