import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { Query } from '../db/db.ts';
import { readStaffRates } from './queries.ts';

/** All rates of a store by type and first day, for its staff. */
export function staffRates(q: Query, storeId: number): Promise<AdminOutput<'tax/getList'>['rates']> {
  return readStaffRates(q, storeId);
}

export async function findStaffRate(
  q: Query,
  storeId: number,
  id: number,
): Promise<AdminOutput<'tax/save'> | undefined> {
  const [rate] = await readStaffRates(q, storeId, id);
  return rate;
}
