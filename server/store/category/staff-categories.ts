import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { findCategory, readCategories } from './queries.ts';

/** The categories of a store in its order, for its staff. */
export function staffCategories(
  q: Query,
  storeId: number,
): Promise<AdminOutput<'category/getList'>['categories']> {
  return readCategories(q, storeId);
}

/** A category of a store with its titles. Throws the refusal `not_found`. */
export async function staffCategory(
  q: Query,
  storeId: number,
  id: number,
): Promise<AdminOutput<'category/get'>> {
  const category = await findCategory(q, storeId, id);
  if (!category) throw refuse('not_found', 'This category doesn’t exist.');
  return category;
}
