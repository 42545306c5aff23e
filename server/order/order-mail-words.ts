import { firstNameOf } from '../../contract/first-name.ts';
import type { MailKey } from '../../contract/mail-words.ts';
import type { Order, OrderParcel } from '../../contract/order.ts';
import { pickupWait } from '../../contract/pickup-wait.ts';
import * as m from '../../messages/compiled/messages.js';
import { moneyText } from '../pricing/money-text.ts';
import type { Store } from '../store/stores.ts';
import { isLast } from './parcel-mail.ts';

/** Why a mail about an order is written; all but 'received' go to the customer. */
export type OrderMailKind =
  | 'confirmation'
  | 'received'
  | 'ready'
  | 'shipped'
  | 'refunded'
  | 'part_canceled'
  | 'canceled'
  | 'quoted'
  | 'quote_declined';

export const headings: Record<OrderMailKind, (order: Order) => string> = {
  confirmation: (order) => m.order_mail_heading_confirmation({ name: firstNameOf(order.purchaser_name) }),
  received: ({ order_number: number, delivery_key }) =>
    delivery_key === 'quote'
      ? m.quote_mail_heading_received({ number })
      : m.order_mail_heading_received({ number }),
  ready: () => m.order_mail_heading_ready(),
  shipped: () => m.order_mail_heading_shipped(),
  refunded: () => m.order_mail_heading_refunded(),
  part_canceled: () => m.order_mail_heading_part_canceled(),
  canceled: () => m.order_mail_heading_canceled(),
  quoted: () => m.quote_mail_heading_answered(),
  quote_declined: () => m.quote_mail_heading_declined(),
};

/** Tickets come with the confirmation, gift cards on their own. */
function emailedNext({ items }: Order): string {
  const hasCards = items.some(({ cart_info }) => cart_info.is_giftcard);
  const hasTickets = items.some(({ cart_info }) => !cart_info.is_giftcard);
  return [hasTickets ? m.order_mail_next_tickets() : '', hasCards ? m.order_mail_next_electronic() : '']
    .filter(Boolean)
    .join(' ');
}

/** `refunded`: cents, of a refund. */
export const whatNext: Record<OrderMailKind, (order: Order, store: Store, refunded: number) => string> = {
  confirmation: (order) =>
    order.delivery_key === 'quote'
      ? m.quote_mail_next()
      : order.delivery_key === 'ship'
        ? m.order_mail_next_shipped()
        : order.delivery_key === 'electronic'
          ? emailedNext(order)
          : m.order_mail_next_confirmation({ wait: pickupWait(order) }),
  received: ({ purchaser_name: name, items, location, delivery_key }) => {
    const count = items.reduce((sum, { cart_info }) => sum + cart_info.quantity, 0);
    if (delivery_key === 'quote') return m.quote_mail_next_received({ name, count });
    return location
      ? m.order_mail_next_received_at({ name, count, location: location.altname })
      : m.order_mail_next_received({ name, count });
  },
  ready: ({ order_number: number, location }) =>
    location
      ? m.order_mail_next_ready_at({ number, location: location.altname })
      : m.order_mail_next_ready({ number }),
  shipped: ({ order_number: number }) => m.order_mail_next_on_its_way({ number }),
  refunded: ({ order_number: number }, { currency }, refunded) =>
    m.order_mail_next_refunded({ number, amount: moneyText(refunded, currency) }),
  part_canceled: ({ order_number: number }) => m.order_mail_next_part_canceled({ number }),
  canceled: ({ order_number: number }, { settings }) =>
    settings.store_info.email
      ? m.order_mail_next_canceled({ number })
      : m.order_mail_next_canceled_no_reply({ number }),
  quoted: ({ order_number: number, quote }) =>
    m.quote_mail_next_answered({ number, day: quote?.valid_until_text ?? '' }),
  quote_declined: ({ order_number: number }) => m.quote_mail_next_declined({ number }),
};

const keys: Record<OrderMailKind, MailKey> = {
  confirmation: 'order-confirmation',
  received: 'order-received',
  ready: 'order-ready',
  shipped: 'order-shipped',
  refunded: 'order-refunded',
  part_canceled: 'order-part-canceled',
  canceled: 'order-canceled',
  quoted: 'quote-answered',
  quote_declined: 'quote-declined',
};

/** Under which key the shop words this mail; `part`: the parcel that it is about, of several. */
export function wordsKey(kind: OrderMailKind, order: Order, part: OrderParcel | undefined): MailKey {
  if (part && !isLast(order, part)) return 'order-partly-shipped';
  const isQuote = order.delivery_key === 'quote';
  if (isQuote && kind === 'confirmation') return 'quote-requested';
  return isQuote && kind === 'received' ? 'quote-received' : keys[kind];
}
