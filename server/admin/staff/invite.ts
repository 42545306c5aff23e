import type { StaffRole } from '../../../contract/admin/permissions.ts';
import { hashToken, newToken } from '../../call/sessions.ts';
import type { Query } from '../../db/db.ts';
import { insertInvitation } from './invitation-queries.ts';
import { readMembers } from './queries.ts';
import { checkPlace } from './roles.ts';

/** How long an invitation can be used. */
export const invitationDays = 7;
/** For a first owner: a new link is printed at each start. */
const firstOwnerDays = 1;

export interface Invitation {
  storeId: number;
  email: string;
  role: StaffRole;
  /** null = the whole store. */
  locationId: number | null;
}

/** Invites a person to a store, and returns the path of the one-time link. Throws the refusal owner_of_location. */
export async function inviteStaff(q: Query, invitation: Invitation): Promise<string> {
  checkPlace(invitation.role, invitation.locationId);
  const token = newToken();
  await insertInvitation(q, { ...invitation, tokenHash: hashToken(token), days: invitationDays });
  return pathOf(token);
}

/** The path of a link that makes someone the owner of a store without staff; null for a store that has some. */
export async function inviteFirstOwner(q: Query, storeId: number): Promise<string | null> {
  if ((await readMembers(q, storeId)).length > 0) return null;
  const token = newToken();
  const owner = { storeId, email: '', role: 'owner', locationId: null, days: firstOwnerDays } as const;
  await insertInvitation(q, { ...owner, tokenHash: hashToken(token) });
  return pathOf(token);
}

const pathOf = (token: string) => `/admin/welcome/${token}`;
