import type { AdminOutput } from '../../contract/admin/actions.ts';
import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { findStaffPage, readStaffPages } from './queries.ts';

/** The pages of a store by path, for its staff. */
export function staffPages(q: Query, storeId: number): Promise<AdminOutput<'page/getList'>['pages']> {
  return readStaffPages(q, storeId);
}

/** A page of a store with its blocks as they are stored. Throws the refusal `not_found`. */
export async function staffPage(q: Query, storeId: number, id: number): Promise<AdminOutput<'page/get'>> {
  const page = await findStaffPage(q, storeId, id);
  if (!page) throw refuse('not_found', 'This page doesn’t exist.');
  return page;
}
