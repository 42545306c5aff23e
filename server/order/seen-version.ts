import type { Query } from '../db/db.ts';
import type { Store } from '../store/stores.ts';
import { lockPaymentOfOrder } from './money-queries.ts';
import { orderDate } from './order-date.ts';
import { findOrder } from './queries.ts';
import { lockOrder } from './refund-queries.ts';
import { readLastChange, readOrderVersion } from './staff-order-queries.ts';

/**
 * Locks an order inside the transaction that changes it. True unless something has happened to it since its page showed `version`; ''
 * is any. Of two people who finish one order, the second finds it changed.
 */
export async function isAsSeen(
  q: Query,
  storeId: number,
  orderNumber: string,
  version: string,
): Promise<boolean> {
  const order = version === '' ? undefined : await findOrder(q, storeId, orderNumber);
  if (!order) return true;
  // The payment before the order, as the job that settles payments locks them.
  await lockPaymentOfOrder(q, order.id);
  await lockOrder(q, order.id);
  return (await readOrderVersion(q, order.id)) === version;
}

/** 'The last change was made by Mara Lind, June 3, 2026, 4:05 pm.'; '' when nothing was changed. */
export async function lastChangeText(
  q: Query,
  { id, timeZone, settings }: Store,
  orderNumber: string,
): Promise<string> {
  const order = await findOrder(q, id, orderNumber);
  const last = order && (await readLastChange(q, order.id));
  if (!last) return '';
  const when = orderDate(last.at, timeZone, settings.store_info.language);
  return `The last change was made by ${last.by}, ${when}.`;
}
