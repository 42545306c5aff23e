import type { Query } from '../db/db.ts';
import { mailSender, orderSubject } from '../mail/mail-envelope.ts';
import { moneyText } from '../pricing/money-text.ts';
import { lockPaymentOfOrder } from './money-queries.ts';
import { findOrder, insertOrderMail, type OrderRow } from './queries.ts';
import { mostAsSum, planLines, planSum, type RefundPlan } from './refund-plan.ts';
import { RefundRefused } from './refund-refused.ts';
import { lockSale, type SaleLeft } from './refund-sale.ts';
import {
  type RefundDesk,
  type Refunding,
  type RefundWay,
  type WrittenRefund,
  waysBack,
  writeRefund,
} from './write-refund.ts';

export interface RefundWanted extends RefundWay {
  orderNumber: string;
  /** Only an order to be picked up here; null = any of the store. */
  locationId: number | null;
  /** Cents with taxes; undefined = what `lines` and `shipping` say. */
  amount: number | undefined;
  /** Without `quantity`: all that is left of the line. */
  lines: readonly { position: number; quantity?: number | undefined }[];
  shipping: boolean;
}

/** Gives back a part of an order, inside a transaction of the caller. The order goes on: `changeOrder` cancels one. */
export async function refundOrder(
  q: Query,
  wanted: RefundWanted,
  desk: RefundDesk,
): Promise<WrittenRefund & { order: OrderRow; mailed: boolean }> {
  const { plan, ...of } = await planRefund(q, wanted, desk.store.id);
  const refund = await writeRefund(q, of, plan, wanted, desk);
  return { order: of.order, ...refund, mailed: await mailRefund(q, of.order, refund.id, desk) };
}

/** What a refund would give back, and where. Throws RefundRefused. */
export async function previewRefund(
  q: Query,
  wanted: Omit<RefundWanted, 'restock' | 'reason'>,
  storeId: number,
): Promise<{ plan: RefundPlan; toProvider: number; toGiftCards: number }> {
  const { plan, payment } = await planRefund(q, wanted, storeId);
  return { plan, ...waysBack(payment, plan.amount, wanted.to) };
}

async function planRefund(
  q: Query,
  wanted: Omit<RefundWanted, 'restock' | 'reason'>,
  storeId: number,
): Promise<Refunding & { plan: RefundPlan }> {
  const { orderNumber, locationId } = wanted;
  const order = await findOrder(q, storeId, orderNumber);
  if (!order || (locationId !== null && order.location_id !== locationId))
    throw new RefundRefused('not_found', `There is no order ${orderNumber}.`);
  // The payment before the order, as the job that settles payments locks them.
  const payment = await lockPaymentOfOrder(q, order.id);
  if (payment?.state === 'authorized')
    throw new RefundRefused(
      'not_charged',
      `Order ${orderNumber} is not charged yet: cancel it, and nothing will be.`,
    );
  const of = await lockSale(q, order.id);
  if (of.row.paid + of.row.by_cards === 0)
    throw new RefundRefused(
      'not_paid',
      `Nothing of order ${orderNumber} was paid by card or gift card.${order.paid_in_store > 0 ? ' What was paid in the store is given back by hand.' : ''}`,
    );
  if (of.money <= 0)
    throw new RefundRefused('nothing_left', `Order ${orderNumber} is refunded in full already.`);
  return { order, payment, of, plan: planOf(order, of, wanted) };
}

/** Mails the customer about a refund; false = there is no address any more. */
export async function mailRefund(
  q: Query,
  order: OrderRow,
  refundId: number,
  { store, mailFrom }: Pick<RefundDesk, 'store' | 'mailFrom'>,
): Promise<boolean> {
  if (!order.email) return false;
  await insertOrderMail(q, {
    storeId: store.id,
    orderNumber: order.order_number,
    template: 'order-refunded',
    sender: mailSender(mailFrom, store),
    recipient: order.email,
    subject: orderSubject('order-refunded', order.order_number, store),
    refundId,
  });
  return true;
}

function planOf(
  order: OrderRow,
  of: SaleLeft,
  wanted: Pick<RefundWanted, 'amount' | 'lines' | 'shipping'>,
): RefundPlan {
  const { sale, left, money } = of;
  const { amount, lines, shipping } = wanted;
  if (amount !== undefined) {
    const most = Math.min(mostAsSum(sale, left), money);
    if (amount > most) throw tooMuch(order, most);
    return planSum(sale, left, amount);
  }
  const copies = lines.map(({ position, quantity }) => ({
    position,
    quantity: checkedQuantity(order, of, position, quantity),
  }));
  if (shipping && lines.length === 0 && left.shipping === 0)
    throw new RefundRefused(
      'nothing_left',
      sale.shipping === 0
        ? `Nothing was paid for the delivery of order ${order.order_number}.`
        : `The delivery of order ${order.order_number} is refunded already.`,
    );
  const plan = planLines(sale, left, { lines: copies, shipping });
  if (plan.amount === 0)
    throw new RefundRefused('nothing_chosen', `Nothing is to be given back of order ${order.order_number}.`);
  if (plan.amount > money) throw tooMuch(order, money);
  return plan;
}

function checkedQuantity(
  order: OrderRow,
  { left, lines }: SaleLeft,
  position: number,
  quantity: number | undefined,
): number {
  const line = left.lines.find((one) => one.position === position);
  if (!line)
    throw new RefundRefused('unknown_line', `Order ${order.order_number} has no line ${position}.`, {
      position,
    });
  // Once a parcel has left, copies that are still to be sent are canceled, not refunded.
  const toSend =
    order.status === 'partly_shipped' ? lines.find((one) => one.position === position)?.to_send : 0;
  const most = line.quantity - (toSend ?? 0);
  if (quantity === undefined) return most;
  if (quantity <= most) return quantity;
  throw new RefundRefused(
    'too_many',
    `Of line ${position} of order ${order.order_number}, ${most === 1 ? '1 copy' : `${most} copies`} can be refunded.`,
    { position, left: most },
  );
}

const tooMuch = ({ order_number, currency }: OrderRow, most: number): RefundRefused =>
  new RefundRefused(
    'too_much',
    `Of order ${order_number}, at most ${moneyText(most, currency)} can be refunded${most === 0 ? ' so: name the line of the gift card' : ''}.`,
    { most },
  );
