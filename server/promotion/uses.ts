import type { Query } from '../db/db.ts';
import { deleteUses, insertUses, lockPromotions, readSpent } from './queries.ts';

/** Why an order may not use a promotion: it was used up by others, or by this customer, or the store has deleted it. */
export type Spent = 'used_up' | 'used' | 'gone';

/**
 * Holds the promotions of an order until its transaction ends. Of two orders that compete for the last use, the second waits
 * and then finds it spent. Returns the promotions that this customer may not use (any more), with the reason. `emailKey` as account/email-key.ts makes it.
 */
export async function claimPromotions(
  q: Query,
  ids: readonly number[],
  by: { accountId: number | null; emailKey: string },
): Promise<Map<number, Spent>> {
  if (ids.length === 0) return new Map();
  const held = await lockPromotions(q, ids);
  // A statement of its own: it sees what others have committed before the lock was free.
  const spent = await readSpent(q, ids, by);
  return new Map([
    ...ids.filter((id) => !held.includes(id)).map((id) => [id, 'gone'] as const),
    ...spent.map(({ id, is_used_up }) => [id, is_used_up ? 'used_up' : 'used'] as const),
  ]);
}

/** Notes that an order has used promotions, which `claimPromotions` holds. */
export async function noteUses(q: Query, orderNumber: string, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await insertUses(q, orderNumber, ids);
}

/** Gives back what an order has used. */
export function giveUsesBack(q: Query, orderId: number): Promise<void> {
  return deleteUses(q, orderId);
}
