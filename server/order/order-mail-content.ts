import type { FormAnswer } from '../../contract/custom-form.ts';
import type { Location } from '../../contract/location.ts';
import type { Order } from '../../contract/order.ts';
import { phoneText } from '../../contract/phone-text.ts';
import { townLine } from '../../contract/town-line.ts';
import { type MailFoot, mailFoot } from '../mail/mail-foot.ts';
import { moneyText } from '../pricing/money-text.ts';
import type { Store } from '../store/stores.ts';
import { hoursLines } from './hours-lines.ts';
import { orderDay } from './order-date.ts';
import { toComeText } from './to-come-text.ts';

/** Why a mail about an order is written; all but 'received' go to the customer. */
export type OrderMailKind = 'confirmation' | 'received' | 'ready' | 'canceled';

/** What a mail about an order says, once for its HTML and its plain text. */
export interface OrderMailContent {
  heading: string;
  orderNumber: string;
  date: string;
  whatNext: string;
  /** Who ordered, for the shop; empty in a mail to the customer. */
  customer: string[];
  items: {
    title: string;
    details: string;
    /** Of what comes later; '' for the rest. */
    note: string;
    each: string;
    total: string;
    /** Address of the book's page. */
    link: string;
    /** Its cover; null for a book without a picture: mail programs draw no SVG. */
    cover: { src: string; width: number; height: number } | null;
  }[];
  totals: { label: string; amount: string; strong: boolean }[];
  payment: string;
  pickup: { name: string; address: string[]; hours: string[]; phone: string } | null;
  /** What the customer wrote, with its heading; '' = nothing. */
  notes: string;
  notesLabel: string;
  purchaseOrder: string;
  /** Answers to the shop's own questions; null = none. */
  form: { heading: string; answers: FormAnswer[] } | null;
  /** Opens the order without an account: only its buyer gets it. '' = none. */
  link: string;
  foot: MailFoot;
}

export interface OrderMailParts {
  store: Store;
  order: Order;
  kind: OrderMailKind;
  /** '' in a mail to the shop. */
  orderKey: string;
}

export function orderMailContent({ store, order, kind, orderKey }: OrderMailParts): OrderMailContent {
  const money = (cents: number) => moneyText(cents, store.currency);
  const { location } = order;
  const isForShop = kind === 'received';
  const foot = mailFoot(store);
  return {
    heading: headings[kind](order),
    orderNumber: order.order_number,
    date: order.order_date_text,
    whatNext: whatNext[kind](order),
    customer: isForShop ? customerLines(order) : [],
    items: order.items.map(({ title_info: t, cart_info: c }) => ({
      title: t.subtitle ? `${t.title}: ${t.subtitle}` : t.title,
      details: [
        t.authors.join(', '),
        t.binding,
        t.available.code === 'NEW' ? '' : t.available.text,
        isForShop ? `ISBN ${t.eisbn}` : '',
      ]
        .filter(Boolean)
        .join(' · '),
      note: isForShop ? shopNote(t, c) : c.backorder_sub_message,
      each: `${c.quantity} × ${money(c.sold_price)}`,
      total: money(c.quantity * c.sold_price),
      link: `${store.origin}/item/${t.eisbn}`,
      cover: t.cover_image_cache
        ? {
            src: `${store.origin}/images/cover/${t.eisbn}/${t.cover_image_cache}/180.jpg`,
            ...sizeOf(t.cover_ratio),
          }
        : null,
    })),
    totals: totals(order, money, store.currency),
    payment: isForShop ? order.payment_type : order.payment_message,
    pickup:
      location && kind !== 'canceled'
        ? {
            name: location.sc_name || location.altname,
            address: addressLines(location.sc_addr_array),
            hours: isForShop ? [] : hoursLines(location),
            phone: location.sc_phone,
          }
        : null,
    notes: order.notes,
    notesLabel: isForShop ? 'Instructions' : 'Your note to us',
    purchaseOrder: order.purchaseorder,
    form: order.custom_form && {
      heading: order.custom_form.form_header || (isForShop ? 'Answers' : 'Your answers'),
      answers: order.custom_form.values,
    },
    link: isForShop
      ? ''
      : `${store.origin}/account/order/${encodeURIComponent(order.order_number)}?key=${orderKey}`,
    // Answers go to the customer: where to ask the shop is nothing to tell it.
    foot: isForShop ? { ...foot, contact: '' } : foot,
  };
}

const headings: Record<OrderMailKind, (order: Order) => string> = {
  confirmation: (order) => `Thank you, ${order.purchaser_name}`,
  received: (order) => `New order ${order.order_number}`,
  ready: () => 'Your order is ready',
  canceled: () => 'Your order is canceled',
};

const whatNext: Record<OrderMailKind, (order: Order) => string> = {
  confirmation: (order) =>
    `We have your order and will ${tell[order.communication_preference] ?? 'let you know'} when it is ready to be picked up.`,
  received: (order) =>
    `${order.purchaser_name} ordered ${copies(order)}${order.location ? ` to pick up at ${order.location.altname}` : ''}. To answer, reply to this mail.`,
  ready: (order) =>
    `Order ${order.order_number} is waiting for you${order.location ? ` at ${order.location.altname}` : ''}.`,
  canceled: (order) =>
    `We have canceled order ${order.order_number}. There is nothing to pay. If this surprises you, answer this mail.`,
};

function copies({ items }: Order): string {
  const count = items.reduce((sum, { cart_info }) => sum + cart_info.quantity, 0);
  return count === 1 ? '1 copy' : `${count} copies`;
}

function customerLines(order: Order): string[] {
  const wish = { email: 'by email', phone: 'by phone', text: 'by text message' }[
    order.communication_preference
  ];
  return [
    order.purchaser_name,
    order.email,
    phoneText(order.phone),
    wish ? `Wants to hear ${wish}` : '',
  ].filter(Boolean);
}

function shopNote(
  { is_forthcoming, release_date }: Order['items'][number]['title_info'],
  { quantity, backorder_quantity: missing }: Order['items'][number]['cart_info'],
): string {
  const day = release_date ? orderDay(new Date(release_date * 1000), 'UTC') : '';
  return toComeText({ quantity, missing, isForthcoming: is_forthcoming, day });
}

const tell: Record<string, string> = {
  email: 'email you',
  phone: 'call you',
  text: 'send you a text message',
};

/** Within 72 × 108 pixels, drawn from twice as many. `ratio`: width by height. */
function sizeOf(ratio: number): { width: number; height: number } {
  const width = Math.round(Math.min(72, 108 * ratio));
  return { width, height: Math.round(width / ratio) };
}

function totals(
  { summary }: Order,
  money: (cents: number) => string,
  currency: string,
): OrderMailContent['totals'] {
  const line = (label: string, amount: string, strong = false) => ({ label, amount, strong });
  return [
    ...(summary.discounts > 0
      ? [
          line('Before discounts', money(summary.original_price)),
          line('Discounts', `−${money(summary.discounts)}`),
        ]
      : []),
    line('Subtotal', money(summary.subtotal)),
    ...summary.taxes.map((tax) => line(tax.type, money(tax.amount))),
    // '$' is the sign of both countries.
    line(`Total (${currency})`, money(summary.total), true),
  ];
}

function addressLines(at: Location['sc_addr_array']): string[] {
  return [at.address, townLine(at)].filter(Boolean);
}
