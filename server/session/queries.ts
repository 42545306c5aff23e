import type { Query } from '../db/db.ts';

/** Forgets what was chosen at checkout; the goods stay in the cart (CART-064). */
export async function dropCheckoutChoices(q: Query, sessionId: number): Promise<void> {
  await q.query(
    `update cart set delivery_preference = '', pickup_location_id = null
     where session_id = $1 and (delivery_preference <> '' or pickup_location_id is not null)`,
    [sessionId],
    'session-reset-cart',
  );
}
