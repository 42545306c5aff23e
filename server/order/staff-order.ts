import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { Query } from '../db/db.ts';
import { dayIn } from '../pricing/release-date.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { providerTitle } from '../providers/payment/vendors.ts';
import type { Store } from '../store/stores.ts';
import { noteOn } from './copies-to-come.ts';
import { type ListedOrder, readListedOrder } from './counter-queries.ts';
import { readOrder } from './order.ts';
import { orderDate } from './order-date.ts';
import { orderSteps } from './order-status.ts';
import type { OrderRow } from './queries.ts';
import { type RefundRow, readRefunds } from './refund-queries.ts';
import { readSale, type SaleLeft } from './refund-sale.ts';
import {
  type PaymentRecord,
  readOrderMails,
  readOrderRecord,
  readPaymentRecord,
} from './staff-order-queries.ts';
import { readLastMethod, readStorePayments } from './store-payment-queries.ts';
import { openInStore, toReturn } from './store-payments.ts';
import { readNextStep } from './work-queries.ts';

type Detail = AdminOutput<'order/get'>;

/** An order with all that staff see of it; null for none of this store, or of another location than `locationId`. */
export async function staffOrder(
  q: Query,
  { store, secret }: { store: Store; secret: SecretKey },
  { orderNumber, locationId }: { orderNumber: string; locationId: number | null },
  now: Date,
): Promise<Detail | null> {
  const found = await readOrder(q, { store, secret }, orderNumber, now, 'shop');
  const listed = found && (await readListedOrder(q, store.id, orderNumber));
  if (!listed || (locationId !== null && found.order.order_location_id !== locationId)) return null;
  const { order } = found;
  const sale = await readSale(q, listed.id);
  const payment = await readPaymentRecord(q, listed.id);
  const refunds = await readRefunds(q, listed.id);
  const record = await readOrderRecord(q, listed.id);
  const mails = await readOrderMails(q, store.id, orderNumber);
  const text = (at: Date | string) =>
    orderDate(new Date(at), store.timeZone, store.settings.store_info.language);
  const done = <T extends { at: Date | string; by: string }>({ at, by }: T) => ({ at_text: text(at), by });
  return {
    order,
    version: record.version,
    next: await readNextStep(q, listed.id),
    steps: stepsOf(listed, { payment, sale, refunds }),
    lines: listed.items.map((line) => ({
      position: line.position,
      to_send: line.to_send,
      held: line.held,
      refundable: refundableCopies(listed, sale, line.position),
      note: isWaiting(listed.status) ? noteOn(line, store.timeZone) : '',
    })),
    payment: {
      ...paymentOf(listed, payment, sale, store.timeZone),
      in_store: await inStore(q, found.row, payment),
    },
    store_payments: (await readStorePayments(q, listed.id)).map((one) => ({
      payment_id: one.id,
      ...{ method: one.method, amount: one.amount, note: one.note },
      ...done({ at: one.taken_at, by: one.taken_by }),
      taken_back: one.undone_at && done({ at: one.undone_at, by: one.undone_by ?? '' }),
    })),
    refunds: record.refunds.flatMap((one) => {
      const refund = refunds.find(({ id }) => id === one.id);
      if (!refund) return [];
      const { reason, state, refused } = refund;
      return [{ refund_id: one.id, ...done(one), reason, state, refused }];
    }),
    events: record.events.map((one) => ({ status: one.status, ...done(one) })),
    parcels: record.parcels.map((one) => ({ shipment_id: one.id, ...done(one) })),
    notes: record.notes.map((one) => ({ note_id: one.id, body: one.body, ...done(one) })),
    mails: mails.map(({ id, at, ...mail }) => ({ mail_id: id, ...mail, at_text: text(at) })),
  };
}

/** Once it is ready, someone has seen the copies arrive. */
const isWaiting = (status: string) => status === 'placed' || status === 'partly_shipped';

function stepsOf(
  { status, ship_to }: ListedOrder,
  { payment, sale, refunds }: { payment: PaymentRecord | undefined; sale: SaleLeft; refunds: RefundRow[] },
): Detail['steps'] {
  const isFrom = (step: keyof typeof orderSteps) => orderSteps[step].from.some((from) => from === status);
  return {
    ready: isFrom('ready') && ship_to === null,
    ship: isFrom('ship') && ship_to !== null,
    // A delivery is marked as delivered by hand, once all of it has left.
    collect: isFrom('collect') && (ship_to === null || status === 'shipped'),
    cancel: isFrom('cancel') ? 'all' : status === 'partly_shipped' ? 'rest' : '',
    refund: sale.money > 0 && payment?.state !== 'authorized',
    retry_refund: refunds.some(({ state }) => state === 'refused'),
  };
}

/** The money at the counter. While a card or an account payment is open or only authorized, nothing is to be paid there. */
async function inStore(
  q: Query,
  row: OrderRow,
  payment: PaymentRecord | undefined,
): Promise<Detail['payment']['in_store']> {
  const isAsked = payment?.state === 'open' || payment?.state === 'authorized';
  const open = isAsked ? 0 : openInStore(row);
  const isForCounter = open > 0 && row.ship_to === null && row.payment_choice !== 'not_required';
  return {
    ...{ paid: row.paid_in_store, open, to_return: toReturn(row) },
    likely: isForCounter ? await readLastMethod(q, row.store_id) : '',
  };
}

/** As `refundOrder` allows it: once a parcel has left, copies that are still to be sent are canceled, not refunded. */
function refundableCopies({ status }: ListedOrder, { left, lines }: SaleLeft, position: number): number {
  const of = (all: readonly { position: number }[]) => all.findIndex((line) => line.position === position);
  const copies = left.lines[of(left.lines)]?.quantity ?? 0;
  const toSend = status === 'partly_shipped' ? (lines[of(lines)]?.to_send ?? 0) : 0;
  return Math.max(copies - toSend, 0);
}

function disputeOf(payment: PaymentRecord, timeZone: string): Detail['payment']['dispute'] {
  const {
    provider,
    dispute_state: state,
    dispute_amount: amount,
    dispute_cost: cost,
    dispute_due_at: due,
    dispute_page: page,
  } = payment;
  if (state === null) return null;
  return {
    provider: providerTitle(provider),
    state,
    amount: amount ?? 0,
    cost,
    due_day: due ? dayIn(timeZone, due) : '',
    page,
  };
}

function paymentOf(
  { paid_with }: ListedOrder,
  payment: PaymentRecord | undefined,
  { row, money }: SaleLeft,
  timeZone: string,
): Omit<Detail['payment'], 'in_store'> {
  return {
    paid_with,
    state: payment?.state ?? '',
    paid: row.paid,
    by_gift_cards: row.by_cards,
    returned: row.returned,
    refundable: Math.max(money, 0),
    is_disputed: payment?.is_disputed ?? false,
    dispute: payment ? disputeOf(payment, timeZone) : null,
    refused: payment?.refused ?? '',
  };
}
