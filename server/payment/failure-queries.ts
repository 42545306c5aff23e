import type { Query } from '../db/db.ts';

export async function countFailure(q: Query, cartId: number): Promise<void> {
  await q.query(
    'update cart set payment_failures = payment_failures + 1 where id = $1',
    [cartId],
    'payment-count-failure',
  );
}

export async function forgetFailures(q: Query, cartId: number): Promise<void> {
  await q.query('update cart set payment_failures = 0 where id = $1', [cartId], 'payment-forget-failures');
}

export async function readFailures(q: Query, cartId: number): Promise<number> {
  const [row] = await q.query<{ n: number }>(
    'select payment_failures as n from cart where id = $1',
    [cartId],
    'payment-failures',
  );
  return row?.n ?? 0;
}
