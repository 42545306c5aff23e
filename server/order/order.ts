import { withComingDays } from '../../contract/coming-days.ts';
import { daysText } from '../../contract/days-text.ts';
import type { Order } from '../../contract/order.ts';
import { hiddenAddress, type ShipTo } from '../../contract/ship-to.ts';
import { isShippedType } from '../../contract/shipped-types.ts';
import type { SiteSettings } from '../../contract/store.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Query } from '../db/db.ts';
import { ticketsOfOrder } from '../event/ticket/order-tickets.ts';
import { backorderText } from '../pricing/backorder-text.ts';
import { orderReadyText } from '../pricing/pickup-ready.ts';
import { dayIn, isForthcoming, type Release, releaseSeconds } from '../pricing/release-date.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { isQuoteOver } from '../quote/quote-over.ts';
import { type AnsweredQuote, readAnswer } from '../quote/read-answer.ts';
import type { Store } from '../store/stores.ts';
import { moneyBackText } from './money-back.ts';
import { orderDate, orderDay } from './order-date.ts';
import { isOver } from './order-status.ts';
import { orderParcel } from './parcel-text.ts';
import { findOrder, type OrderLineRow, type OrderRow, readOrderLines } from './queries.ts';
import { type RefundRow, readRefunds } from './refund-queries.ts';
import { orderRefund } from './refund-text.ts';
import { readShipments, type ShipmentRow } from './shipment-queries.ts';
import { shippingBatches } from './shipping-batches.ts';
import { isPaidInStore, openInStore, toReturn } from './store-payments.ts';
import { trackingLink } from './tracking-link.ts';

export interface FoundOrder {
  order: Order;
  row: OrderRow;
  /** Who may see it, beside the holder of its key. */
  sessionId: number | null;
  customerId: number | null;
  corpId: number | null;
  keyHash: string;
  paymentIntent: string;
}

/**
 * An order of this store with who may see it, or null. `reader`: who it is for; only the shop learns the address of a gift
 * registry.
 */
export async function readOrder(
  q: Query,
  { store, secret }: { store: Store; secret: SecretKey },
  orderNumber: string,
  now: Date,
  reader: 'customer' | 'shop' = 'customer',
): Promise<FoundOrder | null> {
  const found = await findOrder(q, store.id, orderNumber);
  if (!found) return null;
  const row = reader === 'shop' ? found : withoutAddress(found);
  const lines = await readOrderLines(q, row.id);
  const refunds = await readRefunds(q, row.id);
  const shipments = await readShipments(q, row.id);
  const quote = row.delivery_preference === 'quote' ? await readAnswer(q, row.id) : undefined;
  // Who shows a code is let in: the shop reads it at the door alone.
  const hasTickets = reader === 'customer' && lines.some(({ goods_kind }) => goods_kind === 'ticket');
  const tickets = hasTickets ? await ticketsOfOrder(q, { store, secret }, row.id) : [];
  return {
    order: orderOf(
      store,
      row,
      { lines, tickets, refunds, shipments, quote: quote && quoteOf(store, quote, now) },
      now,
    ),
    row,
    sessionId: row.session_id,
    customerId: row.customer_id,
    corpId: row.corp_id,
    keyHash: row.key_hash,
    paymentIntent: row.payment_intent,
  };
}

const withoutAddress = (row: OrderRow): OrderRow => ({
  ...row,
  ship_to: row.ship_to && hiddenAddress(row.ship_to),
});

interface OrderParts {
  lines: OrderLineRow[];
  tickets: Order['tickets'];
  refunds: RefundRow[];
  shipments: ShipmentRow[];
  quote: Order['quote'] | undefined;
}

function orderOf(
  store: Store,
  row: OrderRow,
  { lines, tickets, refunds, shipments, quote = null }: OrderParts,
  now: Date,
): Order {
  const today = dayIn(store.timeZone, now);
  const isDelivered = isShippedType(row.delivery_preference);
  const isEmailed = row.delivery_preference === 'electronic';
  // For a delivery, it is the location that sends the copies.
  const pickup =
    isDelivered || isEmailed ? undefined : store.locations.find((l) => l.location_id === row.location_id);
  const location = pickup ? withComingDays(pickup, today) : null;
  const isQuote = row.delivery_preference === 'quote';
  const owing = isQuote || isOver(row.status) ? 0 : openInStore(row);
  const deliveryType = deliveryText(store.settings, row.delivery_preference, location);
  return {
    order_number: row.order_number,
    order_date: Math.floor(row.placed_at.getTime() / 1000),
    order_date_text: orderDate(row.placed_at, store.timeZone, store.settings.store_info.language),
    delivery_type: deliveryType,
    delivery_key: deliveryKey(row.delivery_preference),
    purchaser_name: row.name,
    email: row.email,
    phone: row.phone,
    order_location_id: row.location_id,
    location,
    shipping: row.ship_to && shippingOf(row, row.ship_to, deliveryType),
    promise: isEmailed || isQuote ? '' : promiseOf(store, row, lines, now),
    payment_type: isQuote ? quotePayment(row.status, quote) : paymentType(row),
    payment_message: isQuote
      ? quote?.state === 'open'
        ? m.quote_tax_later()
        : ''
      : paymentMessage(row, { owing, refunds, isDelivered }),
    communication_preference: row.preferred_communication,
    notes: row.instructions,
    purchaseorder: row.purchaseorder,
    tax_exemption: row.tax_exemption,
    status: row.status,
    custom_form: row.custom_form && { delivery_choice_label: deliveryType, ...row.custom_form },
    summary: {
      total: row.total,
      total_owing: owing,
      subtotal: row.subtotal,
      taxes: row.taxes,
      shipping: row.shipping,
      is_shipping_tbd: row.is_shipping_tbd,
      discounts: row.discounts,
      promo_codes: row.promotions.map(({ lines: _, ...promotion }) => promotion),
      original_price: row.original_price,
      item_count: lines.length,
      total_gift_card_amount_used: row.gift_card_amount,
      paid_in_store: row.paid_in_store,
      to_return: toReturn(row),
    },
    items: lines.map((line) => orderItem(line, row, today)),
    tickets,
    parcels: shipments.map((shipment) => orderParcel(store, shipment)),
    shipping_batches: isDelivered ? shippingBatches(row, lines, shipments) : [],
    quote,
    refunds: refunds.map((refund) => orderRefund(store, row, refund)),
  };
}

function quoteOf(store: Store, quote: AnsweredQuote, now: Date): NonNullable<Order['quote']> {
  const { valid_until, note, ordered_as } = quote;
  const isOver = isQuoteOver(valid_until, { now, timeZone: store.timeZone });
  const { language } = store.settings.store_info;
  return {
    state: valid_until === null ? 'declined' : ordered_as !== '' ? 'ordered' : isOver ? 'over' : 'open',
    valid_until_text: valid_until === null ? '' : orderDay(new Date(valid_until), 'UTC', language),
    note,
    ordered_as,
  };
}

function quotePayment(status: string, quote: Order['quote']): string {
  if (quote?.state === 'ordered') return m.quote_payment_ordered({ number: quote.ordered_as });
  if (status === 'quote_answered') return m.quote_payment_answered();
  return status === 'quote_requested' ? m.quote_payment() : m.quote_payment_none();
}

function paymentType(row: OrderRow): string {
  if (isPaidInStore(row)) return m.order_payment_paid_in_store();
  switch (row.payment_choice) {
    case 'not_required':
      return m.order_payment_none();
    case 'contact':
      return m.order_payment_contact();
    case 'credit_card':
      return row.paid_with || m.payment_card();
    case 'paypal':
      return row.paid_with || m.payment_paypal();
    default:
      return m.order_payment_in_store();
  }
}

function paymentMessage(
  row: OrderRow,
  { owing, refunds, isDelivered }: { owing: number; refunds: RefundRow[]; isDelivered: boolean },
): string {
  const back = moneyBackText(row, refunds);
  if (back) return back;
  if (owing === 0) return '';
  if (row.payment_choice === 'credit_card')
    return isDelivered ? m.order_payment_held_ship() : m.order_payment_held();
  if (row.payment_choice === 'paypal')
    return isDelivered ? m.order_payment_held_paypal_ship() : m.order_payment_held_paypal();
  return isDelivered ? m.order_payment_contact_message() : m.order_payment_at_pickup();
}

/** How an order reaches the shopper. */
export function deliveryKey(preference: string): Order['delivery_key'] {
  if (preference === 'quote' || preference === 'electronic') return preference;
  return isShippedType(preference) ? 'ship' : 'pickup';
}

/** The same in words. */
export function deliveryText(
  { checkout_info }: Pick<SiteSettings, 'checkout_info'>,
  preference: string,
  location: { altname: string } | null | undefined,
): string {
  switch (preference) {
    case 'ship':
      return m.order_delivery_ship();
    case 'local_delivery':
      return m.order_delivery_local();
    case 'custom_ship':
      return checkout_info.custom_ship_label;
    case 'custom_pickup':
      return checkout_info.custom_pickup_label;
  }
  if (preference === 'quote') return m.quote_delivery();
  if (preference === 'electronic') return m.giftcard_delivery();
  return location ? m.order_pickup_at({ location: location.altname }) : m.order_pickup();
}

function shippingOf(row: OrderRow, to: ShipTo, deliveryType: string): Order['shipping'] {
  return {
    heading: row.delivery_preference === 'ship' ? m.order_shipping_to() : deliveryType,
    orgname: to.company_name,
    name: to.name,
    email: row.email,
    addr1: to.street_address,
    addr2: to.street_address_2,
    city: to.city,
    prov: to.province,
    country: to.country,
    postal: to.postal_code,
    phone: to.phone_number,
    gift_registry_name: to.gift_registry?.name ?? '',
    provider: row.provider,
    delivery_min: row.delivery_min,
    delivery_max: row.delivery_max,
    multiship_method: row.multiship_method,
    carrier: row.carrier,
    tracking: row.tracking,
    tracking_link: trackingLink(row.carrier, row.tracking),
  };
}

/** A promise ends when the order goes on. Nothing is promised of an order whose copies come at different times. */
function promiseOf(store: Store, row: OrderRow, lines: OrderLineRow[], now: Date): string {
  if (row.status !== 'placed') return '';
  const isDelivered = isShippedType(row.delivery_preference);
  const isHere = lines.every((line) => line.backorder_quantity === 0);
  if (isHere && !isDelivered)
    return orderReadyText({ store, locationId: row.location_id, now: row.placed_at }, now);
  const today = dayIn(store.timeZone, row.placed_at);
  const isOrdered = lines.every(
    (line) => line.backorder_quantity > 0 && !isForthcoming(releaseOf(line), today),
  );
  if (!isOrdered) return '';
  const days = isDelivered ? daysText(row) : '';
  return days ? m.order_promise_special({ days }) : m.item_promise_order();
}

/** Back-ordered copies that have neither arrived nor been canceled. */
function awaitedCopies(status: string, { backorder_quantity, to_send }: OrderLineRow): number {
  if (status === 'ready_for_pickup' || isOver(status)) return 0;
  return status === 'partly_shipped' ? Math.min(backorder_quantity, to_send) : backorder_quantity;
}

const releaseOf = (line: OrderLineRow): Release => ({
  availability: line.availability ?? 'withdrawn',
  release_date: line.release_date,
  publication_date: line.publication_date ?? '',
});

function orderItem(
  line: OrderLineRow,
  { promotions, status }: OrderRow,
  today: string,
): Order['items'][number] {
  const { sold_price, original_price } = line;
  const release = releaseOf(line);
  const forthcoming = isForthcoming(release, today);
  const backorder = backorderText(awaitedCopies(status, line), release, forthcoming);
  return {
    title_info: {
      eisbn: line.eisbn,
      title: line.title,
      subtitle: line.subtitle,
      authors: line.authors.map((a) => a.name),
      binding: line.binding,
      cover_image_cache: line.cover_cache ?? '',
      cover_ratio: line.cover_ratio ?? 2 / 3,
      is_forthcoming: forthcoming,
      release_date: releaseSeconds(line.release_date),
      available: {
        code: line.condition,
        text: m.order_condition({ condition: line.condition }),
        row_price: original_price,
        onhand: line.quantity - line.backorder_quantity,
        sub_message: backorder,
      },
    },
    cart_info: {
      quantity: line.quantity,
      sold_price,
      original_price,
      discount:
        original_price > sold_price ? Math.round(((original_price - sold_price) / original_price) * 100) : 0,
      promotions: promotions.flatMap(({ description, lines }) =>
        lines
          .filter(({ position }) => position === line.position)
          .map(({ amount }) => ({ description, amount })),
      ),
      backorder_quantity: line.backorder_quantity,
      backorder_sub_message: backorder,
      to_send: status === 'partly_shipped' ? line.to_send : 0,
      canceled: line.canceled_quantity,
      is_giftcard: line.goods_kind === 'gift_card',
      gift_registry_id: line.gift_registry_id,
      gift_registry_info:
        line.registry_occasion === null
          ? null
          : { occasion: line.registry_occasion, name: line.registry_title ?? '' },
      cart_notes: line.notes,
    },
  };
}
