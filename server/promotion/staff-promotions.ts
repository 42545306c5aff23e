import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { Query } from '../db/db.ts';
import { readStaffPromotions } from './queries.ts';

/** All promotions of a store, the oldest first, for its staff. */
export function staffPromotions(
  q: Query,
  storeId: number,
): Promise<AdminOutput<'promotion/getList'>['promotions']> {
  return readStaffPromotions(q, storeId);
}

export async function findStaffPromotion(
  q: Query,
  storeId: number,
  id: number,
): Promise<AdminOutput<'promotion/save'> | undefined> {
  const [promotion] = await readStaffPromotions(q, storeId, id);
  return promotion;
}
