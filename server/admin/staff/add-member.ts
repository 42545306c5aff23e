import type { StaffRole } from '../../../contract/admin/permissions.ts';
import { emailKey } from '../../account/email-key.ts';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { lockStore } from '../../db/lock-row.ts';
import {
  deleteStaffSessions,
  findStaff,
  hasRole,
  insertStaff,
  putRole,
  readMembers,
  updateStaffPassword,
} from './queries.ts';
import { checkPlace } from './roles.ts';
import { clearSecondStep } from './second-step-queries.ts';

export interface NewMember {
  storeId: number;
  email: string;
  name: string;
  role: StaffRole;
  /** null = the whole store. */
  locationId: number | null;
  /** Of a new account; someone who works in another store keeps theirs. */
  passwordHash: string;
}

/**
 * Adds a person to a store's staff, inside a transaction of the caller. `isNew` = the account was made. Throws the refusals
 * exists, owner_of_location and last_owner: the first of a store is its owner.
 */
export async function addMember(q: Query, member: NewMember): Promise<{ isNew: boolean }> {
  const { storeId, email, role, locationId } = member;
  checkPlace(role, locationId);
  await lockStore(q, storeId);
  const members = await readMembers(q, storeId);
  const key = emailKey(email);
  if (members.some((m) => emailKey(m.email) === key)) {
    throw refuse('exists', `${email} already works in this store.`);
  }
  if (members.length === 0 && role !== 'owner') {
    throw refuse(
      'last_owner',
      'The store has no staff yet: its first member must be an owner of the whole store.',
    );
  }
  const known = await findStaff(q, key);
  const { name, passwordHash } = member;
  // An account that lost its last role with a store has no one who looks after it: it begins afresh.
  const isNew = !known || !(await hasRole(q, known.id));
  const staffId = known?.id ?? (await insertStaff(q, { email, emailKey: key, name, passwordHash }));
  if (known && isNew) {
    await updateStaffPassword(q, staffId, passwordHash);
    await clearSecondStep(q, staffId);
    await deleteStaffSessions(q, staffId, null);
  }
  await putRole(q, { staffId, storeId, role, locationId });
  return { isNew };
}
