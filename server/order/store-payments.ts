import type { AdminInput } from '../../contract/admin/actions.ts';
import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { lockPaymentOfOrder } from './money-queries.ts';
import { isPayable } from './payment-state.ts';
import { findOrder, type OrderRow } from './queries.ts';
import { lockOrder } from './refund-queries.ts';
import { insertStorePayment, readStorePayments, undoStorePayment } from './store-payment-queries.ts';

/** An order of a store, as far as someone may work on it. */
interface WhichOrder {
  storeId: number;
  orderNumber: string;
  /** Only an order to be picked up here; null = any of the store. */
  locationId: number | null;
}

/** Money that was taken for nothing: the order was canceled, or a part of it. Staff give it back by hand. */
export const toReturn = (order: Pick<OrderRow, 'status' | 'total_owing' | 'paid_in_store'>): number =>
  Math.max(0, order.paid_in_store - (isPayable(order) ? order.total_owing : 0));

/** What is open of an order that the customer pays in the store, also after they have taken it with them. */
export const openInStore = (order: Pick<OrderRow, 'status' | 'total_owing' | 'paid_in_store'>): number =>
  isPayable(order) ? Math.max(0, order.total_owing - order.paid_in_store) : 0;

/** All that was to be paid in the store was; of a canceled order, what was paid for it. */
export const isPaidInStore = (order: Pick<OrderRow, 'status' | 'total_owing' | 'paid_in_store'>): boolean =>
  order.paid_in_store > 0 && openInStore(order) === 0;

/**
 * Notes that what is open of an order was paid in the store, inside a transaction of the caller.
 *
 * @throws the refusals of `order/markPaid` but `stale`.
 */
export async function markPaid(
  q: Query,
  which: WhichOrder,
  { method, note, by }: Pick<AdminInput<'order/markPaid'>, 'method' | 'note'> & { by: string },
): Promise<{ id: number; amount: number }> {
  const { order, payment } = await heldOrder(q, which);
  const named = `Order ${order.order_number}`;
  if (order.status === 'canceled') throw refuse('wrong_status', `${named} is canceled.`);
  if (!isPayable(order)) throw refuse('wrong_status', `${named} is a quote: it is paid once it is ordered.`);
  if (payment?.state === 'open' || payment?.state === 'authorized')
    throw refuse(
      'paid_by_provider',
      `${named} is paid by ${order.paid_with || 'card'}: it is charged later.`,
    );
  const amount = openInStore(order);
  if (amount === 0) throw refuse('nothing_owed', `Nothing is left to pay of order ${order.order_number}.`);
  return { id: await insertStorePayment(q, { orderId: order.id, method, amount, note, by }), amount };
}

/**
 * Takes back such a note; its amount.
 *
 * @throws the refusals of `order/takeBackPayment` but `stale`.
 */
export async function takeBackPayment(
  q: Query,
  which: WhichOrder,
  { id, by }: { id: number; by: string },
): Promise<number> {
  const { order } = await heldOrder(q, which);
  const noted = (await readStorePayments(q, order.id)).find((one) => one.id === id);
  if (!noted) throw refuse('not_found', `Order ${order.order_number} has no such payment.`);
  if (noted.undone_at)
    throw refuse('already_taken_back', `This payment of order ${order.order_number} was taken back already.`);
  await undoStorePayment(q, { orderId: order.id, id, by });
  return noted.amount;
}

/** Locked, and read afterwards. The payment before the order, as the job that settles payments locks them. */
async function heldOrder(q: Query, { storeId, orderNumber, locationId }: WhichOrder) {
  const found = await findOrder(q, storeId, orderNumber);
  const payment = found && (await lockPaymentOfOrder(q, found.id));
  if (found) await lockOrder(q, found.id);
  const order = found && (await findOrder(q, storeId, orderNumber));
  if (!order || (locationId !== null && order.location_id !== locationId))
    throw refuse('not_found', `There is no order ${orderNumber}.`);
  return { order, payment };
}
