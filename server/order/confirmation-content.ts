import type { FormAnswer } from '../../contract/custom-form.ts';
import type { Order } from '../../contract/order.ts';
import type { Location } from '../../contract/store.ts';
import { townLine } from '../../contract/town-line.ts';
import { type LetterFoot, letterFoot } from '../mail/letter-foot.ts';
import { moneyText } from '../pricing/money-text.ts';
import type { Store } from '../store/stores.ts';
import { hoursLines } from './hours-lines.ts';

/** What the confirmation says, once for its HTML and its plain text. */
export interface ConfirmationContent {
  heading: string;
  orderNumber: string;
  date: string;
  whatNext: string;
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
  place: { name: string; address: string[]; hours: string[]; phone: string } | null;
  notes: string;
  purchaseOrder: string;
  /** Answers to the shop's own questions; null = none. */
  form: { heading: string; answers: FormAnswer[] } | null;
  link: string;
  foot: LetterFoot;
}

export function confirmationContent(store: Store, order: Order, orderKey: string): ConfirmationContent {
  const money = (cents: number) => moneyText(cents, store.currency);
  const { location } = order;
  return {
    heading: `Thank you, ${order.purchaser_name}`,
    orderNumber: order.order_number,
    date: order.order_date_text,
    whatNext: `We have your order and will ${tell[order.communication_preference] ?? 'let you know'} when it is ready to be picked up.`,
    items: order.items.map(({ title_info: t, cart_info: c }) => ({
      title: t.subtitle ? `${t.title}: ${t.subtitle}` : t.title,
      details: [t.authors.join(', '), t.binding, t.available.code === 'NEW' ? '' : t.available.text]
        .filter(Boolean)
        .join(' · '),
      note: c.backorder_sub_message,
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
    payment: order.payment_message,
    place: location && {
      name: location.sc_name || location.altname,
      address: addressLines(location.sc_addr_array),
      hours: hoursLines(location),
      phone: location.sc_phone,
    },
    notes: order.notes,
    purchaseOrder: order.purchaseorder,
    form: order.custom_form && {
      heading: order.custom_form.form_header || 'Your answers',
      answers: order.custom_form.values,
    },
    link: `${store.origin}/account/order/${encodeURIComponent(order.order_number)}?key=${orderKey}`,
    foot: letterFoot(store),
  };
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
): ConfirmationContent['totals'] {
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
