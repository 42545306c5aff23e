import type { Context } from '../context.ts';
import { type LastOrder, readLastOrders } from './queries.ts';

export type { LastOrder };

/** The customer's last orders of these titles here, by title; of a guest nothing is known. */
export async function lastOrdersOf(
  { q, store, session }: Pick<Context, 'q' | 'store' | 'session'>,
  titleIds: readonly number[],
): Promise<ReadonlyMap<number, LastOrder>> {
  const customer = session?.customerId ?? null;
  if (customer === null || titleIds.length === 0) return new Map();
  return readLastOrders(q, store.id, customer, titleIds);
}
