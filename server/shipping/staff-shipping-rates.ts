import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { Query } from '../db/db.ts';
import { readStaffShippingRates } from './queries.ts';

/** All shipping rates of a store, the oldest first, for its staff. */
export function staffShippingRates(
  q: Query,
  storeId: number,
): Promise<AdminOutput<'shipping/getList'>['rates']> {
  return readStaffShippingRates(q, storeId);
}

export async function findStaffShippingRate(
  q: Query,
  storeId: number,
  id: number,
): Promise<AdminOutput<'shipping/save'> | undefined> {
  const [rate] = await readStaffShippingRates(q, storeId, id);
  return rate;
}
