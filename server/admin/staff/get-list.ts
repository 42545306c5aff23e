import type { AdminOutput } from '../../../contract/admin/actions.ts';
import type { StaffHandler } from '../context.ts';
import { readInvitations } from './invitation-queries.ts';
import { type MemberRow, readMembers } from './queries.ts';

export const getList: StaffHandler<'staff/getList'> = async ({ q, store }) => {
  const staff = (await readMembers(q, store.id)).map(memberOf);
  const invitations = (await readInvitations(q, store.id)).map(({ expires_at, ...invitation }) => ({
    ...invitation,
    expires: Math.floor(expires_at.getTime() / 1000),
  }));
  return { staff, invitations };
};

/** A member as the contract shows them. */
export function memberOf({ location_code: _, ...member }: MemberRow): AdminOutput<'staff/setRole'> {
  return member;
}
