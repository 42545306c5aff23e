import type { StaffRole } from '../../../contract/admin/permissions.ts';
import { emailKey } from '../../account/email-key.ts';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { lockStore } from '../../db/lock-row.ts';
import { deleteRole, locationExists, type MemberRow, putRole, readMembers } from './queries.ts';

/** Which member of a store's staff. */
interface Which {
  storeId: number;
  email: string;
}

/**
 * Gives a member of a store's staff another role, inside a transaction of the caller, and returns the one before and after.
 * Throws the refusals unknown_staff, unknown_location, owner_of_location and last_owner.
 */
export async function changeRole(
  q: Query,
  { storeId, email, role, locationId }: Which & { role: StaffRole; locationId: number | null },
): Promise<{ before: MemberRow; after: MemberRow }> {
  checkPlace(role, locationId);
  const before = await lockedMember(q, { storeId, email });
  await checkLocation(q, storeId, locationId);
  await putRole(q, { staffId: before.id, storeId, role, locationId });
  const after = (await membersWithOwner(q, storeId)).find((m) => m.id === before.id);
  if (!after) throw new Error('the role was not written');
  return { before, after };
}

/** Takes the role in a store from a person. Throws the refusals unknown_staff and last_owner. */
export async function removeMember(q: Query, which: Which): Promise<MemberRow> {
  const member = await lockedMember(q, which);
  await deleteRole(q, member.id, which.storeId);
  await membersWithOwner(q, which.storeId);
  return member;
}

/** An owner owns the whole store. */
export function checkPlace(role: StaffRole, locationId: number | null): void {
  if (role === 'owner' && locationId !== null) {
    throw refuse(
      'owner_of_location',
      'An owner works for the whole store. Choose another role for one location.',
    );
  }
}

/** A role for one location is for one of the store's. Throws the refusal unknown_location. */
export async function checkLocation(q: Query, storeId: number, locationId: number | null): Promise<void> {
  if (locationId !== null && !(await locationExists(q, storeId, locationId))) {
    throw refuse('unknown_location', 'This store doesn’t have that location.');
  }
}

async function lockedMember(q: Query, { storeId, email }: Which): Promise<MemberRow> {
  await lockStore(q, storeId);
  const key = emailKey(email);
  const member = (await readMembers(q, storeId)).find((m) => emailKey(m.email) === key);
  if (!member) throw refuse('unknown_staff', `No one with the email address '${email}' works in this store.`);
  return member;
}

/** The staff after a change. A store that has staff keeps an owner: the refusal rolls the change back. */
async function membersWithOwner(q: Query, storeId: number): Promise<MemberRow[]> {
  const members = await readMembers(q, storeId);
  if (members.some((m) => m.role === 'owner')) return members;
  throw refuse('last_owner', 'The store needs an owner: make someone else an owner first.');
}
