import type { AdminOutput } from '../../contract/admin/actions.ts';
import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { findStaffList, readStaffLists } from './queries.ts';

/** The lists of a store in its order, for its staff. */
export function staffLists(q: Query, storeId: number): Promise<AdminOutput<'list/getList'>['lists']> {
  return readStaffLists(q, storeId);
}

/** A list of a store with all its titles. Throws the refusal `not_found`. */
export async function staffList(q: Query, storeId: number, id: number): Promise<AdminOutput<'list/get'>> {
  const list = await findStaffList(q, storeId, id);
  if (!list) throw refuse('not_found', 'This list doesn’t exist.');
  return list;
}
