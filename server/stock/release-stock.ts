import type { Query } from '../db/db.ts';
import { lockCopies, moveFromHeld, type WantedCopies } from './queries.ts';

/**
 * Releases the copies that are held for an order, inside its transaction: they leave the shop, or go `back` on the shelf. The
 * caller makes sure that this happens once per order.
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
