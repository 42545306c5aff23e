import type { Query } from '../db/db.ts';
import { lockCopies, moveFromHeld, type WantedCopies } from './queries.ts';

/**
 * Ends the setting aside of an order's copies, inside its transaction: they leave the shop, or go `back` on the shelf. The
 * caller sees to it that an order does this once.
 */
export async function releaseStock(
  q: Query,
  locationId: number,
  copies: readonly WantedCopies[],
  back: boolean,
): Promise<void> {
  // Locked in key order, as an order locks them.
  await lockCopies(
    q,
    locationId,
    copies.map((c) => c.title_id),
  );
  await moveFromHeld(q, locationId, copies, back);
}
