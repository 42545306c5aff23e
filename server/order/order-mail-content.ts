import type { FormAnswer } from '../../contract/custom-form.ts';
import { daysText } from '../../contract/days-text.ts';
import { firstNameOf } from '../../contract/first-name.ts';
import type { Location } from '../../contract/location.ts';
import { isOnMap, mapLink } from '../../contract/map-link.ts';
import type { Order } from '../../contract/order.ts';
import { phoneText } from '../../contract/phone-text.ts';
import { freeShippingLabels, promotionLines, saleDiscountOf } from '../../contract/promotion-lines.ts';
import { townLine } from '../../contract/town-line.ts';
import * as m from '../../messages/compiled/messages.js';
import { regionName } from '../country/region-name.ts';
import { type MailCover, mailCover } from '../mail/mail-cover.ts';
import { type MailFoot, mailFoot } from '../mail/mail-foot.ts';
import { type OwnWords, ownWords } from '../mail/wording/own-words.ts';
import { moneyText } from '../pricing/money-text.ts';
import type { Store } from '../store/stores.ts';
import { hoursLines } from './hours-lines.ts';
import { orderDay } from './order-date.ts';
import { headings, type OrderMailKind, whatNext, wordsKey } from './order-mail-words.ts';
import { partHeading, partItems, partNext, waybill } from './parcel-mail.ts';
import { linesToFollow } from './parcel-text.ts';
import { refundedItems, refundTotals } from './refund-mail.ts';
import { refundWays } from './refund-text.ts';
import { type MailTicket, mailTickets } from './ticket-lines.ts';
import { toComeText } from './to-come-text.ts';

/** What a mail about an order says, once for its HTML and its plain text. */
export interface OrderMailContent {
  heading: string;
  orderNumber: string;
  date: string;
  whatNext: string;
  /** When it is ready or comes, in the confirmation; '' for nothing promised. */
  ready: string;
  /** What the shop wrote with its answer to a quote request; '' = nothing. */
  shopNote: string;
  /** Who ordered, for the shop; empty in a mail to the customer. */
  customer: string[];
  items: {
    title: string;
    details: string;
    /** Of what comes later; '' for the rest. */
    note: string;
    /** '2 × $18.50'; '' for one copy, whose price is the total. */
    each: string;
    total: string;
    /** 'Summer sale −$1.80' */
    promotions: string[];
    /** Address of the book's page. */
    link: string;
    /** Its cover; null for a book without a picture: mail programs draw no SVG. */
    cover: MailCover | null;
  }[];
  /** Of the confirmation to its buyer; empty in other mails. */
  tickets: MailTicket[];
  /** What a later parcel brings, '2 × Salt Roads'. */
  follows: string[];
  /** None of a part of an order. */
  totals: { label: string; amount: string; strong: boolean }[];
  payment: string;
  /** `map`: address of a map, '' in a mail to the shop. */
  pickup: { name: string; address: string[]; map: string; hours: string[]; phone: string } | null;
  /** Where it is delivered to and how; null for an order that is collected. */
  delivery: { heading: string; lines: string[] } | null;
  /** What the customer wrote, with its heading; '' = nothing. */
  notes: string;
  notesLabel: string;
  purchaseOrder: string;
  taxExemption: string;
  /** Answers to the shop's own questions; null = none. */
  form: { heading: string; answers: FormAnswer[] } | null;
  /** Opens the order without an account: only its buyer gets it. '' = none. */
  link: string;
  linkLabel: string;
  foot: MailFoot;
}

export interface OrderMailParts {
  store: Store;
  order: Order;
  kind: OrderMailKind;
  /** '' in a mail to the shop. */
  orderKey: string;
  /** For 'refunded' and 'part_canceled': which; else 0. */
  refundId: number;
  /** For 'shipped': which parcel; 0 = all of the order. */
  shipmentId: number;
}

export function orderMailContent(parts: OrderMailParts): OrderMailContent {
  const { store, order, kind, orderKey } = parts;
  const money = (cents: number) => moneyText(cents, store.currency);
  const { location } = order;
  const isForShop = kind === 'received';
  const isForQuote = kind === 'quoted' || kind === 'quote_declined';
  const refund = order.refunds.find(({ refund_id }) => refund_id === parts.refundId);
  const parcel = order.parcels.find(({ shipment_id }) => shipment_id === parts.shipmentId);
  const part = parcel && (order.parcels.length > 1 || order.status === 'partly_shipped') ? parcel : undefined;
  const shown = refund
    ? refundedItems(order, refund)
    : part
      ? partItems(order, part, money)
      : orderedItems(order, isForShop, money);
  const own = ownWords(store, wordsKey(kind, order, part), {
    'first name': firstNameOf(order.purchaser_name),
    'full name': order.purchaser_name,
    'order number': order.order_number,
    copies: String(order.items.reduce((sum, { cart_info }) => sum + cart_info.quantity, 0)),
    amount: money(refund?.amount ?? 0),
    'valid until': order.quote?.valid_until_text ?? '',
  });
  const foot = { ...mailFoot(store, location), closing: own.closing };
  return {
    heading: own.heading || (part ? partHeading(order, part) : headings[kind](order)),
    orderNumber: order.order_number,
    date: order.order_date_text,
    whatNext:
      ownOpening(own, kind, order) ||
      (part ? partNext(order, part) : whatNext[kind](order, store, refund?.amount ?? 0)),
    ready: kind === 'confirmation' ? order.promise : '',
    shopNote: isForQuote ? (order.quote?.note ?? '') : '',
    customer: isForShop ? customerLines(order) : [],
    items: shown.map(({ item: { title_info: t, cart_info: c }, amount, each }) => ({
      title: t.subtitle ? `${t.title}: ${t.subtitle}` : t.title,
      details: [
        t.authors.join(', '),
        t.binding,
        t.available.code === 'NEW' ? '' : t.available.text,
        isForShop ? m.order_mail_isbn({ isbn: t.eisbn }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
      note: refund || part ? '' : isForShop ? shopNote(t, c, store) : c.backorder_sub_message,
      each,
      total: money(amount),
      promotions: (refund || part ? [] : c.promotions).map(({ description, amount }) =>
        m.order_line_promotion({ name: description, amount: money(amount) }),
      ),
      link: `${store.origin}/item/${t.eisbn}`,
      cover: mailCover(store.origin, t.eisbn, t.cover_image_cache, t.cover_ratio),
    })),
    tickets: kind === 'confirmation' ? mailTickets(store.origin, order) : [],
    follows: part ? linesToFollow(order) : [],
    totals: refund
      ? refundTotals(refund, money, store.currency)
      : part || kind === 'quote_declined'
        ? []
        : totals(order, money, store.currency),
    payment: isForShop
      ? order.payment_type
      : refund
        ? refundWays([refund], store.currency, kind === 'part_canceled' ? order.summary.to_return : 0).join(
            '\n',
          )
        : kind === 'canceled'
          ? [order.payment_message, ...refundWays(order.refunds, store.currency)].filter(Boolean).join('\n')
          : part
            ? ''
            : order.payment_message,
    pickup:
      location && kind !== 'canceled' && !refund
        ? {
            name: location.altname || location.sc_name,
            address: addressLines(location.sc_addr_array),
            map: isForShop || !isOnMap(location) ? '' : mapLink(location),
            hours: isForShop ? [] : hoursLines(location),
            phone: location.sc_phone,
          }
        : null,
    delivery:
      order.shipping && !refund ? deliveryLines({ ...order.shipping, ...(parcel && waybill(parcel)) }) : null,
    notes: refund ? '' : order.notes,
    notesLabel: isForShop ? m.order_mail_notes_shop() : m.order_mail_notes(),
    purchaseOrder: order.purchaseorder,
    taxExemption: order.tax_exemption,
    form:
      order.custom_form && !refund
        ? {
            heading:
              order.custom_form.form_header ||
              (isForShop ? m.order_mail_answers_shop() : m.order_answers_heading()),
            answers: order.custom_form.values,
          }
        : null,
    link: isForShop
      ? ''
      : `${store.origin}/account/order/${encodeURIComponent(order.order_number)}?key=${orderKey}`,
    linkLabel: isForQuote ? m.quote_mail_see() : m.order_mail_see(),
    // Answers go to the customer: where to ask the shop is nothing to tell it.
    foot: isForShop ? { ...foot, questions: '' } : foot,
  };
}

/**
 * The shop's own opening, which a confirmation has per way of delivery. Orders by email get none: their mail says
 * itself how each thing arrives.
 */
function ownOpening(own: OwnWords, kind: OrderMailKind, { delivery_key }: Order): string {
  if (kind !== 'confirmation' || delivery_key === 'quote' || delivery_key === 'pickup') return own.opening;
  return delivery_key === 'ship' ? own.opening_shipped : '';
}

function orderedItems({ items }: Order, isForShop: boolean, money: (cents: number) => string) {
  return items.map((item) => {
    const { quantity, sold_price } = item.cart_info;
    const each = quantity > 1 || isForShop ? `${quantity} × ${money(sold_price)}` : '';
    return { item, amount: quantity * sold_price, each };
  });
}

function customerLines(order: Order): string[] {
  const channel = order.communication_preference;
  const hasWish = ['email', 'phone', 'text'].includes(channel);
  return [
    order.purchaser_name,
    order.email,
    phoneText(order.phone),
    hasWish ? m.order_mail_wish({ channel }) : '',
  ].filter(Boolean);
}

function shopNote(
  { is_forthcoming, release_date }: Order['items'][number]['title_info'],
  { quantity, backorder_quantity: missing }: Order['items'][number]['cart_info'],
  { settings }: Store,
): string {
  const day = release_date
    ? orderDay(new Date(release_date * 1000), 'UTC', settings.store_info.language)
    : '';
  return toComeText({ quantity, missing, isForthcoming: is_forthcoming, day });
}

function totals(
  { summary, quote }: Order,
  money: (cents: number) => string,
  currency: string,
): OrderMailContent['totals'] {
  const line = (label: string, amount: string, strong = false) => ({ label, amount, strong });
  const off = (label: string, cents: number) => line(label, `−${money(cents)}`);
  const sale = saleDiscountOf(summary);
  return [
    ...(summary.discounts > 0 ? [line(m.order_sum_before_discounts(), money(summary.original_price))] : []),
    ...(sale > 0 ? [off(m.order_sum_discounts(), sale)] : []),
    ...promotionLines(summary).map(({ label, amount }) => off(label, amount)),
    line(m.order_sum_subtotal(), money(summary.subtotal)),
    ...summary.taxes.map((tax) => line(tax.type, money(tax.amount))),
    ...(summary.shipping > 0 ? [line(m.order_sum_shipping(), money(summary.shipping))] : []),
    ...(summary.is_shipping_tbd
      ? [line(m.order_sum_shipping(), quote ? m.quote_shipping_later() : m.cart_sum_undecided())]
      : []),
    ...freeShippingLabels(summary).map((label) => line(label, m.order_sum_free())),
    // '$' is the sign of both countries.
    line(m.order_sum_total_currency({ currency }), money(summary.total), true),
    ...(summary.total_gift_card_amount_used > 0
      ? [off(m.cart_gift_cards(), summary.total_gift_card_amount_used)]
      : []),
    ...(summary.total_gift_card_amount_used > 0 && summary.total_owing > 0
      ? [line(m.order_total_owing(), money(summary.total_owing), true)]
      : []),
  ];
}

function deliveryLines(to: NonNullable<Order['shipping']>): OrderMailContent['delivery'] {
  const town = townLine({ city: to.city, prov: to.prov, postal: to.postal });
  const way = [to.provider, daysText(to)].filter(Boolean).join(', ');
  return {
    heading: to.heading,
    lines: [
      to.name,
      to.orgname,
      to.addr1,
      to.addr2,
      town,
      to.country && regionName(to.country),
      to.gift_registry_name && m.registry_mail_to({ registry: to.gift_registry_name }),
      way,
      to.tracking && m.order_tracking({ carrier: to.carrier, tracking: to.tracking }),
      to.tracking_link,
    ].filter(Boolean),
  };
}

function addressLines(at: Location['sc_addr_array']): string[] {
  return [at.address, townLine(at)].filter(Boolean);
}
