import * as m from '../../messages/compiled/messages.js';
import { inLanguage } from '../../messages/server-locale.ts';
import type { Query } from '../db/db.ts';
import { voidTicketsOfLine } from '../event/ticket/sell-tickets.ts';
import { mailNewCard } from '../giftcard/deliver.ts';
import { issueCard } from '../giftcard/issue-card.ts';
import { refundToCards, takeLineBack } from '../giftcard/order-cards.ts';
import { bookRefund, bookSale } from '../ledger/write.ts';
import type { SecretKey } from '../process/secret-key.ts';
import type { Store } from '../store/stores.ts';
import type { lockPaymentOfOrder } from './money-queries.ts';
import { hasLeft } from './order-status.ts';
import type { OrderRow } from './queries.ts';
import type { RefundPlan } from './refund-plan.ts';
import { insertRefund } from './refund-queries.ts';
import { RefundRefused } from './refund-refused.ts';
import { partsOf, type SaleLeft } from './refund-sale.ts';
import { requestStep } from './request-money.ts';
import { copiesToRestock, restock } from './restock.ts';
import { cancelCopies } from './shipment-queries.ts';

/** Who gives back, and what that takes. */
export interface RefundDesk {
  store: Store;
  /** Seals the number of a new gift card. */
  secret: SecretKey;
  /** For the record: 'command line', 'staff 3'. */
  by: string;
  /** MAIL_FROM. */
  mailFrom: string;
  now: Date;
}

export interface Refunding {
  order: OrderRow;
  payment: Awaited<ReturnType<typeof lockPaymentOfOrder>>;
  of: SaleLeft;
}

export interface RefundWay {
  to: 'as_paid' | 'gift_card';
  restock: boolean;
  reason: string;
  /** Cents that are still owed: so much of it is not charged any more. */
  notCharged?: number;
}

export interface WrittenRefund {
  id: number;
  plan: RefundPlan;
  /** The step that sends the provider's part; null = the provider gives nothing back. */
  stepId: number | null;
  toProvider: number;
  toGiftCards: number;
  notCharged: number;
  restocked: number;
}

/**
 * Gives back what a plan says, inside a transaction that has locked the order and its payment. The job settle-payments sends what goes
 * to the provider; gift cards have it at once.
 */
export async function writeRefund(
  q: Query,
  { order, payment, of }: Refunding,
  plan: RefundPlan,
  way: RefundWay,
  desk: RefundDesk,
): Promise<WrittenRefund> {
  const { by, now } = desk;
  await takeCardLinesBack(q, { order, of }, plan, by);
  await takeTicketsBack(q, { order, of }, plan);
  const notCharged = Math.min(plan.amount, way.notCharged ?? 0);
  const back = plan.amount - notCharged;
  const { toProvider, toGiftCards } = waysBack(payment, back, way.to);
  const stepId =
    payment && toProvider > 0
      ? await requestStep(q, { paymentId: payment.id, kind: 'refund', amount: toProvider, by, now })
      : null;
  const restocked = way.restock ? copiesToRestock(order.status, of.lines, plan) : new Map<number, number>();
  const id = await insertRefund(q, {
    storeId: order.store_id,
    orderId: order.id,
    now,
    by,
    reason: way.reason,
    plan,
    toProvider,
    toGiftCards,
    notCharged,
    stepId,
    restocked,
  });
  const noCard = await refundToCards(q, { id, orderId: order.id, amount: toGiftCards, changedBy: by });
  if (noCard > 0) await refundToNewCard(q, { id, order, amount: noCard }, desk);
  // An order that is paid in the shop was not booked yet.
  await bookSale(q, order.id, now);
  await bookRefund(q, { id, parts: partsOf(plan, of.lines), toGiftCards, notCharged, now });
  await restock(q, order, of.lines, restocked);
  if (!hasLeft(order.status)) await keepHere(q, order, plan, restocked);
  const copies = [...restocked.values()].reduce((sum, n) => sum + n, 0);
  return {
    id,
    plan,
    stepId,
    toProvider,
    toGiftCards,
    notCharged,
    restocked: order.location_id === null ? 0 : copies,
  };
}

/** Where so many cents go back: to the provider at most what it has, and the rest to gift cards. */
export function waysBack(
  payment: Refunding['payment'],
  amount: number,
  to: RefundWay['to'],
): { toProvider: number; toGiftCards: number } {
  const atProvider = payment?.state === 'captured' ? payment.paid - payment.returned : 0;
  const toProvider = to === 'gift_card' ? 0 : Math.min(amount, atProvider);
  return { toProvider, toGiftCards: amount - toProvider };
}

/** Copies that were given back before they left are not sent any more. */
const keepHere = (q: Query, { id }: OrderRow, plan: RefundPlan, restocked: ReadonlyMap<number, number>) =>
  cancelCopies(
    q,
    id,
    plan.lines.map(({ position, quantity }) => ({
      position,
      quantity,
      released: restocked.get(position) ?? 0,
    })),
  );

async function takeCardLinesBack(
  q: Query,
  { order, of }: Pick<Refunding, 'order' | 'of'>,
  plan: RefundPlan,
  by: string,
): Promise<void> {
  for (const { position, quantity } of plan.lines) {
    const isCard = of.lines.some((line) => line.position === position && line.kind === 'gift_card');
    if (!isCard || quantity === 0) continue;
    if (await takeLineBack(q, { orderId: order.id, position, quantity }, by)) continue;
    throw new RefundRefused(
      'gift_card_used',
      `A gift card that was bought with order ${order.order_number} has been used; it can no longer be given back.`,
      { position },
    );
  }
}

async function takeTicketsBack(
  q: Query,
  { order, of }: Pick<Refunding, 'order' | 'of'>,
  plan: RefundPlan,
): Promise<void> {
  for (const { position, quantity } of plan.lines) {
    const isTicket = of.lines.some((line) => line.position === position && line.kind === 'ticket');
    if (isTicket && quantity > 0) await voidTicketsOfLine(q, { orderId: order.id, position, quantity });
  }
}

/** An order that no gift card paid for, or only blocked ones: the customer is mailed a new card. */
async function refundToNewCard(
  q: Query,
  { id, order, amount }: { id: number; order: OrderRow; amount: number },
  { store, secret, by, mailFrom }: RefundDesk,
): Promise<void> {
  if (!order.email)
    throw new RefundRefused(
      'no_address',
      `Order ${order.order_number} has no gift card to put the money on, and no email address to send a new one to.`,
    );
  const card = await issueCard(q, secret, {
    storeId: store.id,
    currency: order.currency,
    amount,
    withPin: false,
    orderId: order.id,
    refundId: id,
    changedBy: by,
  });
  await mailNewCard(q, {
    store,
    mailFrom,
    reference: `gift-card-refund:${id}`,
    recipient: order.email,
    card: { id: card.id, amount },
    message: inLanguage(store.settings.store_info.language, () =>
      m.giftcard_mail_refund({ number: order.order_number }),
    ),
  });
}
