import type { lockedRow } from '../cart/cart.ts';
import type { Query } from '../db/db.ts';

type CartRow = Awaited<ReturnType<typeof lockedRow>>;

export async function saveExtras(q: Query, cartId: number, extras: CartRow['extras']): Promise<void> {
  await q.query(
    'update cart set extras = $2::jsonb where id = $1',
    [cartId, JSON.stringify(extras)],
    'checkout-extras',
  );
}

export async function savePaymentChoice(
  q: Query,
  cart: Pick<CartRow, 'id' | 'payment_choice' | 'payment_subtotal'>,
): Promise<void> {
  await q.query(
    'update cart set payment_choice = $2, payment_subtotal = $3 where id = $1',
    [cart.id, cart.payment_choice, cart.payment_subtotal],
    'checkout-payment-choice',
  );
}

/** Another one that has not been used is forgotten. */
export async function saveHumanCheck(q: Query, cartId: number, at: Date): Promise<void> {
  await q.query('update cart set human_at = $2 where id = $1', [cartId, at], 'checkout-human');
}

/** Uses the check up; false when the cart has no check since `from`. */
export async function takeHumanCheck(q: Query, cartId: number, from: Date): Promise<boolean> {
  const rows = await q.query(
    'update cart c set human_at = null from cart old where c.id = $1 and old.id = c.id and old.human_at >= $2 returning c.id',
    [cartId, from],
    'checkout-take-human',
  );
  return rows.length > 0;
}
