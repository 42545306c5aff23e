import type { Logger } from 'pino';
import { inLanguage } from '../../messages/server-locale.ts';
import { isAccountMail } from '../account/mail-content.ts';
import { openMail } from '../account/sealed-link.ts';
import type { DigestItem } from '../alert/digest/digest-item.ts';
import type { SharedCart } from '../cart/shared-cart.ts';
import { submissionMail } from '../custom_form/submission-mail.ts';
import type { Db } from '../db/db.ts';
import type { RsvpMailKind, TicketMailKind } from '../event/rsvp/queue-rsvp-mails.ts';
import { type CardMailData, numberForMail } from '../giftcard/deliver.ts';
import type { OrderTemplate } from '../mail/mail-envelope.ts';
import { type Bodies, openBodies, sealBodies } from '../mail/sealed-mail.ts';
import { readOrder } from '../order/order.ts';
import { isOrderKey, orderKeyOf } from '../order/order-key.ts';
import type { OrderMailKind } from '../order/order-mail-words.ts';
import type { PaymentAlert } from '../payment/payment-alert.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { type MailProvider, MailRefused } from '../providers/mail/mail.ts';
import type { Store, Stores } from '../store/stores.ts';
import type { FailedBackup } from './backup-failed-mail.tsx';
import { claimMails, markDropped, markFailed, markSent, type QueuedMail, saveDrawnMail } from './queries.ts';

/** What a job may use. */
export interface JobParts {
  db: Db;
  log: Logger;
  stores: Stores;
  mail: MailProvider;
  secret: SecretKey;
  /** Days a mail is kept after it was sent or given up. */
  mailKeepDays: number;
}

/** A mail is given up after as many attempts: about two hours. */
export const mostAttempts = 8;

/** Sends every mail that is due. A mail that fails holds up none of the others. */
export async function sendMail(parts: JobParts): Promise<void> {
  for (;;) {
    const mails = await claimMails(parts.db, 10);
    if (mails.length === 0) return;
    for (const mail of mails) await sendOne(parts, mail);
  }
}

async function sendOne(parts: JobParts, mail: QueuedMail): Promise<void> {
  const { db, log } = parts;
  try {
    const store = parts.stores.all().find((s) => s.id === mail.store_id);
    if (!store) throw new Error('the store of this mail is not known yet');
    const bodies = await drawn(parts, store, mail);
    if (!bodies) return await markDropped(db, mail.id);
    const { html, text, stop = '' } = bodies;
    await parts.mail.send({
      id: `${mail.reference.replace(/[^\w-]+/g, '-')}-${mail.id}@${new URL(store.origin).hostname}`,
      from: mail.sender,
      to: mail.recipient,
      replyTo: mail.reply_to || store.settings.store_info.email,
      subject: mail.subject,
      html,
      text,
      unsubscribe: stop,
    });
    await markSent(db, mail.id);
  } catch (e) {
    const final = e instanceof MailRefused || mail.attempts >= mostAttempts;
    log[final ? 'error' : 'warn'](
      { err: e, reference: mail.reference, attempts: mail.attempts },
      'mail failed',
    );
    await markFailed(db, mail.id, e instanceof Error ? e.message : String(e), final);
  }
}

interface Drawn extends Bodies {
  /** See `unsubscribe` of a mail. */
  stop?: string;
}

/**
 * The mail's bodies, drawn at the first attempt and kept, so that every attempt sends the same; a digest of alerts is drawn for each, as
 * books sell out. Null when there is nothing left to say.
 */
async function drawn(parts: JobParts, store: Store, mail: QueuedMail): Promise<Drawn | null> {
  const { db, secret } = parts;
  const kept = mail.html && mail.template !== 'alert-digest' ? openBodies(secret, mail) : null;
  if (kept) return kept;
  const { language } = store.settings.store_info;
  const bodies = await inLanguage(language, () => draw(parts, store, mail));
  if (!bodies) return null;
  const sealed = sealBodies(secret, bodies);
  await saveDrawnMail(db, mail.id, sealed.html, sealed.text);
  return bodies;
}

/** What draws mails is fetched with the first of them: a start, or a command, need not wait for it. */
async function draw(
  { db, secret }: JobParts,
  store: Store,
  { id, template, data }: QueuedMail,
): Promise<Drawn | null> {
  if (isAccountMail(template)) {
    const { accountMail } = await import('../account/account-mail.tsx');
    return accountMail(store, openMail(secret, template, data));
  }
  if (template === 'form-submission') return submissionMail(db, Number(data.submission_id));
  if (template === 'cart-shared') {
    const { cartMail } = await import('../cart/cart-mail.tsx');
    return cartMail(store, data as unknown as SharedCart);
  }
  if (template === 'gift-card') {
    const { cardMail } = await import('../giftcard/card-mail.tsx');
    const number = await numberForMail(db, secret, store.id, Number(data.gift_card_id));
    return cardMail(store, data as unknown as CardMailData, number);
  }
  if (template === 'event-rsvp') {
    const { rsvpMail } = await import('../event/rsvp/rsvp-mail.tsx');
    return rsvpMail(db, secret, store, Number(data.rsvp_id), data.kind as RsvpMailKind);
  }
  if (template === 'event-ticket') {
    const { ticketMail } = await import('../event/rsvp/rsvp-mail.tsx');
    const about = { orderId: Number(data.order_id), dateId: Number(data.date_id) };
    return ticketMail(db, store, { ...about, kind: data.kind as TicketMailKind });
  }
  if (template === 'alert-confirm') {
    const { confirmMail } = await import('../alert/confirm-mail.tsx');
    return confirmMail(db, secret, store, data.alert_ids as number[]);
  }
  if (template === 'alert-digest') {
    const { digestMail } = await import('../alert/digest/digest-mail.tsx');
    const digest = { id, email_key: String(data.email_key), items: data.items as DigestItem[] };
    return digestMail(db, secret, store, digest, new Date());
  }
  if (template === 'payment-alert') {
    const { paymentAlertMail } = await import('../payment/payment-alert-mail.tsx');
    return paymentAlertMail(store, data as unknown as PaymentAlert);
  }
  if (template === 'backup-failed') {
    const { failedMail } = await import('./backup-failed-mail.tsx');
    return failedMail(store, data as unknown as FailedBackup);
  }
  const kind = orderMailKinds.get(template);
  if (!kind) throw new Error(`there is no mail template ${template}`);
  const reader = kind === 'received' ? 'shop' : 'customer';
  const found = await readOrder(db, { store, secret }, String(data.order_number), new Date(), reader);
  if (!found) throw new Error(`there is no order ${data.order_number}`);
  const { orderMail } = await import('../order/order-mail.tsx');
  if (kind === 'received')
    return orderMail({ store, order: found.order, kind, orderKey: '', refundId: 0, shipmentId: 0 });
  const key = data.order_key ? String(data.order_key) : orderKeyOf(secret, found.paymentIntent);
  // Another process may hold the key it was placed with: this attempt fails, a later one may be that one's.
  if (!isOrderKey(key, found.keyHash)) throw new Error('the order was placed with another SECRET_KEY');
  const refundId = Number(data.refund_id ?? 0);
  const shipmentId = Number(data.shipment_id ?? 0);
  return orderMail({ store, order: found.order, kind, orderKey: key, refundId, shipmentId });
}

/** Templates of mails about orders. */
const orderMailKinds = new Map<string, OrderMailKind>([
  ['order-confirmation', 'confirmation'],
  ['order-received', 'received'],
  ['order-ready', 'ready'],
  ['order-shipped', 'shipped'],
  ['order-refunded', 'refunded'],
  ['order-part-canceled', 'part_canceled'],
  ['order-canceled', 'canceled'],
  ['quote-answered', 'quoted'],
  ['quote-declined', 'quote_declined'],
] satisfies [OrderTemplate, OrderMailKind][]);
