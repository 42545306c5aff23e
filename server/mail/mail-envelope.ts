import * as m from '../../messages/compiled/messages.js';
import { inLanguage } from '../../messages/server-locale.ts';
import type { Store } from '../store/stores.ts';
import { subjectOf } from './wording/own-words.ts';

/** From whom a store's mails come: `configured` is MAIL_FROM, an address or 'Name <address>'. */
export function mailSender(configured: string, store: Store): string {
  if (configured.includes('<')) return configured;
  const address =
    configured || store.settings.store_info.email || `no-reply@${new URL(store.origin).hostname}`;
  return `"${store.name.replace(/["\\\r\n]/g, ' ')}" <${address}>`;
}

/** Mails about orders, by the template their mails are queued with. */
export type OrderTemplate =
  | 'order-confirmation'
  | 'order-received'
  | 'order-ready'
  | 'order-shipped'
  | 'order-refunded'
  | 'order-part-canceled'
  | 'order-canceled'
  | 'quote-answered'
  | 'quote-declined';

/** A quote request and a part of an order go out with the templates of an order, under subjects of their own. */
export type OrderSubject = OrderTemplate | 'order-partly-shipped' | 'quote-requested' | 'quote-received';

const subjects: Record<OrderSubject, (inputs: { number: string; shop: string }) => string> = {
  'order-confirmation': m.order_mail_subject_confirmation,
  'order-received': m.order_mail_subject_received,
  'order-ready': m.order_mail_subject_ready,
  'order-shipped': m.order_mail_subject_shipped,
  'order-partly-shipped': m.order_mail_subject_partly_shipped,
  'order-refunded': m.order_mail_subject_refunded,
  'order-part-canceled': m.order_mail_subject_part_canceled,
  'order-canceled': m.order_mail_subject_canceled,
  'quote-answered': m.quote_mail_subject_answered,
  'quote-declined': m.quote_mail_subject_declined,
  'quote-requested': m.quote_mail_subject,
  'quote-received': m.quote_mail_subject_received,
};

/**
 * In the language of the store, also outside a call. `orderNumber` may be '{order_number}', which the statement that makes
 * the number fills in.
 */
export function orderSubject(template: OrderSubject, orderNumber: string, store: Store): string {
  const { language } = store.settings.store_info;
  const ours = inLanguage(language, () => subjects[template]({ number: orderNumber, shop: store.name }));
  return subjectOf(store, template, { 'order number': orderNumber }, ours);
}

/**
 * Where the shop hears of an order: ORDER_EMAIL ('none' = nowhere), else the pickup location of several, else the store.
 * '' = nowhere.
 */
export function orderRecipient(configured: string, store: Store, locationId: number | null): string {
  if (configured) return configured === 'none' ? '' : configured;
  const own = store.settings.store_info.email;
  if (store.locations.length < 2) return own;
  return store.locations.find((l) => l.location_id === locationId)?.sc_email || own;
}
