import type { StaffHandler } from '../context.ts';
import { readMembers } from './queries.ts';

export const isStaffed: StaffHandler<'staff/isStaffed'> = async ({ q, store }) => ({
  is_staffed: (await readMembers(q, store.id)).length > 0,
});
