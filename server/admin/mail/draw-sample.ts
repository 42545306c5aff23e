import type { MailKey, MailWords } from '../../../contract/mail-words.ts';
import { fillIn } from '../../../contract/mail-words.ts';
import * as m from '../../../messages/compiled/messages.js';
import { inLanguage } from '../../../messages/server-locale.ts';
import { accountMail } from '../../account/account-mail.tsx';
import type { AccountMail } from '../../account/mail-content.ts';
import { drawConfirm } from '../../alert/confirm-mail.tsx';
import { drawDigest } from '../../alert/digest/digest-mail.tsx';
import { cartMail } from '../../cart/cart-mail.tsx';
import { htmlOf, textOf } from '../../custom_form/submission-mail.ts';
import { drawRsvp, drawTicket } from '../../event/rsvp/rsvp-mail.tsx';
import { cardMail } from '../../giftcard/card-mail.tsx';
import { failedMail } from '../../jobs/backup-failed-mail.tsx';
import { ourWords } from '../../mail/wording/our-words.ts';
import { subjectOf } from '../../mail/wording/own-words.ts';
import { orderMail } from '../../order/order-mail.tsx';
import type { OrderMailKind } from '../../order/order-mail-words.ts';
import { paymentAlertMail } from '../../payment/payment-alert-mail.tsx';
import type { SecretKey } from '../../process/secret-key.ts';
import type { Store } from '../../store/stores.ts';
import { sampleEvent } from './sample-event.ts';
import { sampleNumber, sampleOrder, sampleReader, sampleTitle } from './sample-order.ts';
import { sampleRow } from './sample-title.ts';

export interface SampleMail {
  subject: string;
  html: string;
  text: string;
}

interface Sampling {
  store: Store;
  secret: SecretKey;
  now: Date;
}

type Draw = (at: Sampling) => Promise<{ html: string; text: string }>;

/** The mail as the shop would send it with these words, in its own language, with facts that are invented. */
export function drawSample(at: Sampling, key: MailKey, words: MailWords): Promise<SampleMail> {
  const own = { ...at.store.own, [`mails.${key}`]: words };
  const store: Store = { ...at.store, own };
  return inLanguage(store.settings.store_info.language, async () => {
    const facts = sampleFacts(store);
    const ours = fillIn(ourWords[key](store.settings).subject ?? '', facts);
    return { subject: subjectOf(store, key, facts, ours), ...(await draws[key]({ ...at, store })) };
  });
}

const sampleFacts = (store: Store) => ({
  shop: store.name,
  'order number': sampleNumber,
  event: m.deskmail_sample_event(),
  sender: sampleReader.name,
  title: sampleTitle,
  form: m.deskmail_sample_form(),
});

const order =
  (kind: OrderMailKind, { isQuote = false, isPart = false } = {}): Draw =>
  ({ store, now }) => {
    const made = sampleOrder(store, kind, isQuote, now);
    return orderMail({
      store,
      order: isPart ? { ...made, status: 'partly_shipped' } : made,
      kind,
      orderKey: kind === 'received' ? '' : 'sample',
      refundId: made.refunds[0]?.refund_id ?? 0,
      shipmentId: made.parcels[0]?.shipment_id ?? 0,
    });
  };

const account =
  (mail: AccountMail): Draw =>
  ({ store }) =>
    accountMail(store, mail);

const [name = ''] = sampleReader.name.split(' ');
const path = '/account';

const rsvp =
  (kind: Parameters<typeof drawRsvp>[3]): Draw =>
  ({ store, secret, now }) =>
    drawRsvp(store, secret, sampleEvent(now, kind === 'waitlisted'), kind);

const ticket =
  (kind: Parameters<typeof drawTicket>[2]): Draw =>
  ({ store, now }) =>
    drawTicket(store, sampleEvent(now, false), kind);

const cents = 2500;

const draws: Record<MailKey, Draw> = {
  'order-confirmation': order('confirmation'),
  'order-received': order('received'),
  'order-ready': order('ready'),
  'order-shipped': order('shipped'),
  'order-partly-shipped': order('shipped', { isPart: true }),
  'order-part-canceled': order('part_canceled'),
  'order-canceled': order('canceled'),
  'order-refunded': order('refunded'),
  'quote-requested': order('confirmation', { isQuote: true }),
  'quote-received': order('received', { isQuote: true }),
  'quote-answered': order('quoted', { isQuote: true }),
  'quote-declined': order('quote_declined', { isQuote: true }),
  'account-sign-up': account({ template: 'account-sign-up', path }),
  'account-password': account({ template: 'account-password', name, path }),
  'account-new-email': account({ template: 'account-new-email', name, path }),
  'account-password-changed': account({ template: 'account-password-changed', name }),
  'account-email-changed': account({ template: 'account-email-changed', name }),
  'account-link': account({ template: 'account-link', company: 'Sample School', path }),
  'account-invitation': account({ template: 'account-invitation', role: 'bookseller', path }),
  'gift-card': ({ store }) =>
    cardMail(
      store,
      { gift_card_id: 0, amount: cents, sent_from: sampleReader.name, sent_to: '', message: '' },
      'SAMPLE0000000000',
    ),
  'event-confirmed': rsvp('confirmed'),
  'event-waitlisted': rsvp('waitlisted'),
  'event-moved-up': rsvp('moved_up'),
  'event-reminder': rsvp('reminder'),
  'event-changed': rsvp('changed'),
  'event-canceled': rsvp('canceled'),
  'event-event-canceled': rsvp('event_canceled'),
  'ticket-reminder': ticket('reminder'),
  'ticket-changed': ticket('changed'),
  'ticket-event-canceled': ticket('event_canceled'),
  'alert-confirm': ({ store }) =>
    drawConfirm(store, store.origin, [{ id: 0, kind: 'in_stock', name: sampleTitle }]),
  'alert-digest': ({ store }) =>
    drawDigest(store, 'sample', [
      { alert_id: 0, kind: 'in_stock', title_id: 0, name: '', was: null, price: null, title: sampleRow },
    ]),
  'cart-shared': ({ store }) =>
    cartMail(store, {
      items: [
        {
          eisbn: sampleRow.eisbn,
          title: sampleTitle,
          details: 'A. Writer',
          quantity: 1,
          price: cents,
          cover: '',
          ratio: 2 / 3,
        },
      ],
      subtotal: cents,
    }),
  'payment-alert': ({ store }) =>
    paymentAlertMail(store, {
      kind: 'disputed',
      number: sampleNumber,
      amount: cents,
      currency: store.currency,
      provider: '',
      reference: '',
      label: '',
      reason: '',
    }),
  'backup-failed': ({ store }) =>
    failedMail(store, { is_test: false, reason: m.mail_backup_sample_reason(), file: '' }),
  'form-submission': async () => {
    const sent = {
      header: m.deskmail_sample_form(),
      answers: [{ label: m.deskmail_sample_question(), value: sampleReader.name }],
    };
    return { html: htmlOf(sent), text: textOf(sent) };
  },
};
