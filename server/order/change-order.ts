import type { Query } from '../db/db.ts';
import { hasSpentCards, issueGiftCards } from '../giftcard/order-cards.ts';
import { mailSender, orderSubject } from '../mail/mail-envelope.ts';
import type { SecretKey } from '../process/secret-key.ts';
import type { Store } from '../store/stores.ts';
import { cancelOrder } from './cancel-order.ts';
import { cancelRest } from './cancel-rest.ts';
import { settleCopies } from './give-back.ts';
import { lockPaymentOfOrder } from './money-queries.ts';
import { type OrderStep, orderSteps, statusText } from './order-status.ts';
import { OrderStepRefused } from './order-step-refused.ts';
import { advanceOrder, findOrder, insertOrderMail, type OrderRow } from './queries.ts';
import { lockOrder } from './refund-queries.ts';
import { requestMoney } from './request-money.ts';
import { type LinesWanted, type ParcelPlan, planParcel, shipCopies } from './ship-copies.ts';
import type { RefundDesk } from './write-refund.ts';

export interface OrderChange {
  store: Store;
  orderNumber: string;
  step: OrderStep;
  /** For 'ship'; '' = not given. */
  parcel?: { carrier: string; tracking: string };
  /** For 'ship', and for 'cancel' once a parcel has left: the copies to send or cancel; empty = all that are left. */
  lines?: LinesWanted;
  /** Only an order to be picked up here; null = any of the store. */
  locationId: number | null;
  /** For the record: 'command line', 'staff 3'. */
  changedBy: string;
  /** MAIL_FROM. */
  mailFrom: string;
  /** For 'cancel': seals the number of a gift card that is issued for a refund. */
  secret: SecretKey;
}

const notSaid = { carrier: '', tracking: '' };

/**
 * Takes one step with an order, inside a transaction of the caller: its state, its copies on the shelf, the mail to the
 * customer and the record of it. Of two that take a last step at the same time, one is refused.
 */
export async function changeOrder(
  q: Query,
  {
    store,
    orderNumber,
    locationId,
    step,
    parcel = notSaid,
    lines = [],
    changedBy,
    mailFrom,
    secret,
  }: OrderChange,
): Promise<{ order: OrderRow; before: string; mailed: boolean; returned: number }> {
  const order = await findOrder(q, store.id, orderNumber);
  if (!order || (locationId !== null && order.location_id !== locationId)) {
    throw new OrderStepRefused('not_found', `There is no order ${orderNumber}.`);
  }
  checkDelivery(step, order);
  if (step === 'cancel') await checkNotCharging(q, order);
  if (step === 'cancel' && (order.status === 'partly_shipped' || lines.length > 0))
    return cancelPart(q, order, lines, { store, secret, by: changedBy, mailFrom, now: new Date() });
  const leaving = step === 'ship' ? await lockAndPlan(q, order, lines) : null;
  const { from } = orderSteps[step];
  const to = leaving && !leaving.isLast ? 'partly_shipped' : orderSteps[step].to;
  if (!(await advanceOrder(q, { orderId: order.id, from, to, changedBy }))) {
    const now = (await findOrder(q, store.id, orderNumber))?.status ?? order.status;
    throw wrongStatus(orderNumber, now, orderSteps[step].to);
  }
  // For a shipped order this has happened already.
  const isHandedOver = step === 'collect' && order.status !== 'shipped';
  if (leaving || isHandedOver) await issueGiftCards(q, order.id);
  const now = new Date();
  const shipmentId = leaving && (await shipCopies(q, order, leaving, { ...parcel, by: changedBy, now }));
  if (step === 'cancel') await checkCardsUnspent(q, order);
  const desk = { store, secret, by: changedBy, mailFrom, now };
  const returned = step === 'cancel' ? await cancelOrder(q, order, desk) : 0;
  // What was refunded and not put back on the shelf goes with the rest.
  if (leaving?.isLast || isHandedOver) await settleCopies(q, order, false);
  if (step !== 'cancel') await requestMoney(q, order.id, { kind: 'capture', by: changedBy });
  const template = order.email ? mailFor(step, order) : undefined;
  if (template) {
    await insertOrderMail(q, {
      storeId: store.id,
      orderNumber,
      template,
      sender: mailSender(mailFrom, store),
      recipient: order.email,
      subject: orderSubject(to === 'partly_shipped' ? 'order-partly-shipped' : template, orderNumber, store),
      ...(shipmentId && { shipmentId }),
    });
  }
  return { order: { ...order, status: to }, before: order.status, mailed: template !== undefined, returned };
}

/** Cancels what is still to be sent of an order that has left in part, or some lines of that. */
async function cancelPart(
  q: Query,
  { id, store_id, order_number }: OrderRow,
  lines: LinesWanted,
  desk: RefundDesk,
) {
  const payment = await lockPaymentOfOrder(q, id);
  await lockOrder(q, id);
  const order = await findOrder(q, store_id, order_number);
  if (order?.status !== 'partly_shipped')
    throw new OrderStepRefused(
      'wrong_status',
      `Nothing of order ${order_number} waits for a later parcel; cancel all of it, or refund its lines.`,
    );
  const { refundId, returned, isLast } = await cancelRest(q, { order, payment }, lines, desk);
  const to = isLast ? 'shipped' : 'partly_shipped';
  await advanceOrder(q, { orderId: id, from: ['partly_shipped'], to, changedBy: desk.by });
  const mailed = refundId !== null && order.email !== '';
  if (mailed)
    await insertOrderMail(q, {
      storeId: store_id,
      orderNumber: order_number,
      template: 'order-part-canceled',
      sender: mailSender(desk.mailFrom, desk.store),
      recipient: order.email,
      subject: orderSubject('order-part-canceled', order_number, desk.store),
      refundId,
    });
  return { order: { ...order, status: to }, before: order.status, mailed, returned };
}

/** Locks the payment before the order, as the job that settles payments does, and plans the parcel. */
async function lockAndPlan(q: Query, order: OrderRow, lines: LinesWanted): Promise<ParcelPlan> {
  await lockPaymentOfOrder(q, order.id);
  await lockOrder(q, order.id);
  const now = (await findOrder(q, order.store_id, order.order_number))?.status ?? order.status;
  if (!orderSteps.ship.from.some((status) => status === now))
    throw wrongStatus(order.order_number, now, 'shipped');
  return planParcel(q, order, lines);
}

function wrongStatus(orderNumber: string, now: string, to: string): OrderStepRefused {
  return new OrderStepRefused(
    'wrong_status',
    now === to
      ? `Order ${orderNumber} is ${statusText(to)} already.`
      : now.startsWith('quote_')
        ? `Order ${orderNumber} is a quote request; it cannot become ${statusText(to)}.`
        : `Order ${orderNumber} is ${statusText(now)}; it can no longer become ${statusText(to)}.`,
  );
}

/** A customer who asked for a call or a text message about the pickup gets that instead of a mail. */
function mailFor(
  step: OrderStep,
  order: OrderRow,
): 'order-ready' | 'order-shipped' | 'order-canceled' | undefined {
  if (step === 'cancel') return 'order-canceled';
  if (step === 'ship') return 'order-shipped';
  return step === 'ready' && order.preferred_communication === 'email' ? 'order-ready' : undefined;
}

/** What goes to an address is shipped, and nothing else is. */
function checkDelivery(step: OrderStep, { order_number, ship_to }: OrderRow): void {
  if (step === 'ready' && ship_to) {
    throw new OrderStepRefused(
      'wrong_delivery',
      `Order ${order_number} goes to an address; it is shipped, not ready for pickup.`,
    );
  }
  if (step === 'ship' && !ship_to) {
    throw new OrderStepRefused('wrong_delivery', `Order ${order_number} has no address; it is picked up.`);
  }
}

async function checkCardsUnspent(q: Query, order: OrderRow): Promise<void> {
  if (!(await hasSpentCards(q, order.id))) return;
  throw new OrderStepRefused(
    'wrong_status',
    `A gift card that was bought with order ${order.order_number} has been used; the order can no longer be canceled.`,
  );
}

/** Also locks the payment before the order, as the job that settles payments does. */
async function checkNotCharging(q: Query, order: OrderRow): Promise<void> {
  const payment = await lockPaymentOfOrder(q, order.id);
  if (payment?.state !== 'authorized' || !payment.has_capture) return;
  throw new OrderStepRefused(
    'wrong_status',
    `Order ${order.order_number} is being charged right now; cancel it in a minute.`,
  );
}
