import type { StaffHandler } from '../context.ts';
import { readMembers } from './queries.ts';

export const getList: StaffHandler<'staff/getList'> = async ({ q, store }) => {
  const members = await readMembers(q, store.id);
  return { staff: members.map(({ id: _, location_code: __, has_second_step: ___, ...member }) => member) };
};
