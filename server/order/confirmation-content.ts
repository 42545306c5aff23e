import type { Order } from '../../contract/order.ts';
import { moneyText } from '../pricing/money-text.ts';
import type { Store } from '../store/stores.ts';
import { hoursLines } from './hours-text.ts';

/** What the confirmation says, once for its HTML and its plain text. */
export interface ConfirmationContent {
  shop: string;
  orderNumber: string;
  greeting: string;
  whatNext: string;
  items: { title: string; details: string; each: string; total: string }[];
  totals: { label: string; amount: string; strong: boolean }[];
  payment: string;
  place: { name: string; address: string[]; hours: string[]; phone: string } | null;
  notes: string;
  link: string;
  contact: string;
}

export function confirmationContent(store: Store, order: Order, orderKey: string): ConfirmationContent {
  const money = (cents: number) => moneyText(cents, store.currency);
  const { location } = order;
  return {
    shop: store.name,
    orderNumber: order.order_number,
    greeting: `Thank you, ${order.purchaser_name}.`,
    whatNext: `We have your order and will ${tell[order.communication_preference] ?? 'let you know'} when it is ready to be picked up.`,
    items: order.items.map(({ title_info: t, cart_info: c }) => ({
      title: t.subtitle ? `${t.title}: ${t.subtitle}` : t.title,
      details: [t.authors.join(', '), t.binding, t.available.code === 'NEW' ? '' : t.available.text]
        .filter(Boolean)
        .join(' · '),
      each: `${c.quantity} × ${money(c.sold_price)}`,
      total: money(c.quantity * c.sold_price),
    })),
    totals: totals(order, money),
    payment: order.payment_message,
    place: location && {
      name: location.sc_name || location.altname,
      address: addressLines(location.sc_addr_array),
      hours: hoursLines(location),
      phone: location.sc_phone,
    },
    notes: order.notes,
    link: `${store.origin}/account/order/${encodeURIComponent(order.order_number)}?key=${orderKey}`,
    contact: store.settings.store_info.email || store.settings.store_info.phone,
  };
}

const tell: Record<string, string> = {
  email: 'email you',
  phone: 'call you',
  text: 'send you a text message',
};

function totals({ summary }: Order, money: (cents: number) => string): ConfirmationContent['totals'] {
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
    line('Total', money(summary.total), true),
  ];
}

function addressLines(a: { address: string; city: string; prov: string; postal: string }): string[] {
  return [a.address, [a.city, a.prov, a.postal].filter(Boolean).join(' ')].filter(Boolean);
}
