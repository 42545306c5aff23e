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
