import type { Query } from '../db/db.ts';
import { addToHand, lockCopies, type WantedCopies } from './queries.ts';

/** Puts copies that a customer has brought back on the shelf. A title and condition appears once. */
export async function returnStock(
  q: Query,
  locationId: number,
  copies: readonly WantedCopies[],
): Promise<void> {
  // Locked in key order, as an order locks them.
  await lockCopies(
    q,
    locationId,
    copies.map((c) => c.title_id),
  );
  await addToHand(q, locationId, copies);
}
