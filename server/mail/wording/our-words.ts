import type { MailKey, MailWords } from '../../../contract/mail-words.ts';
import { pickupWait } from '../../../contract/pickup-wait.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Store } from '../../store/stores.ts';

const number = '{order number}';
const shop = '{shop}';
const event = '{event}';

/** A count of the messages is a number; here it is the placeholder that stands for one, which is worded as several. */
const many = (name: string) => `{${name}}` as unknown as number;

const hello = () => m.mail_hello_name({ name: '{first name}' });
/** The lines of a mail that greets its reader. */
const greeting = (text: string) => `${hello()}\n\n${text}`;

const rsvp = (subject: string, heading: string, opening: string): MailWords => ({
  subject,
  heading,
  opening,
});

/** What an account is for, in a shop with or without a cart. */
export const signUpUses = ({ cart_enabled }: Pick<Store['settings'], 'cart_enabled'>): string =>
  cart_enabled ? m.mail_sign_up_uses() : m.mail_sign_up_uses_lists();

/** What Handsell says for a shop in each part of a mail, with its placeholders, in the language of the call. */
export const ourWords: Record<MailKey, (settings: Pick<Store['settings'], 'cart_enabled'>) => MailWords> = {
  'order-confirmation': () => ({
    subject: m.order_mail_subject_confirmation({ number, shop }),
    heading: m.order_mail_heading_confirmation({ name: '{first name}' }),
    opening: m.order_mail_next_confirmation({
      wait: pickupWait({ communication_preference: 'email', location: null }),
    }),
    opening_shipped: m.order_mail_next_shipped(),
  }),
  'order-ready': () => ({
    subject: m.order_mail_subject_ready({ number, shop }),
    heading: m.order_mail_heading_ready(),
    opening: m.order_mail_next_ready({ number }),
  }),
  'order-shipped': () => ({
    subject: m.order_mail_subject_shipped({ number, shop }),
    heading: m.order_mail_heading_shipped(),
    opening: m.order_mail_next_on_its_way({ number }),
  }),
  'order-partly-shipped': () => ({
    subject: m.order_mail_subject_partly_shipped({ number, shop }),
    heading: m.order_mail_heading_partly_shipped(),
    opening: m.order_mail_next_part_on_its_way({ number }),
  }),
  'order-part-canceled': () => ({
    subject: m.order_mail_subject_part_canceled({ number, shop }),
    heading: m.order_mail_heading_part_canceled(),
    opening: m.order_mail_next_part_canceled({ number }),
  }),
  'order-canceled': () => ({
    subject: m.order_mail_subject_canceled({ number, shop }),
    heading: m.order_mail_heading_canceled(),
    opening: m.order_mail_next_canceled({ number }),
  }),
  'order-refunded': () => ({
    subject: m.order_mail_subject_refunded({ number, shop }),
    heading: m.order_mail_heading_refunded(),
    opening: m.order_mail_next_refunded({ number, amount: '{amount}' }),
  }),
  'quote-requested': () => ({
    subject: m.quote_mail_subject({ number, shop }),
    heading: m.order_mail_heading_confirmation({ name: '{first name}' }),
    opening: m.quote_mail_next(),
  }),
  'quote-answered': () => ({
    subject: m.quote_mail_subject_answered({ number, shop }),
    heading: m.quote_mail_heading_answered(),
    opening: m.quote_mail_next_answered({ number, day: '{valid until}' }),
  }),
  'quote-declined': () => ({
    subject: m.quote_mail_subject_declined({ number, shop }),
    heading: m.quote_mail_heading_declined(),
    opening: m.quote_mail_next_declined({ number }),
  }),
  'account-sign-up': (settings) => ({
    subject: m.mail_sign_up_subject({ shop }),
    heading: m.mail_sign_up_heading(),
    opening: [signUpUses(settings), m.mail_sign_up_text({ shop })].join('\n\n'),
  }),
  'account-password': () => ({
    subject: m.mail_password_subject({ shop }),
    heading: m.mail_password_heading(),
    opening: greeting(m.mail_password_text({ shop })),
  }),
  'account-new-email': () => ({
    subject: m.mail_new_email_subject({ shop }),
    heading: m.account_new_email_heading(),
    opening: greeting(m.mail_new_email_text({ shop })),
  }),
  'account-password-changed': () => ({
    subject: m.mail_password_changed_subject({ shop }),
    heading: m.mail_password_changed_heading(),
    opening: greeting(m.mail_password_changed_text({ shop })),
  }),
  'account-email-changed': () => ({
    subject: m.mail_email_changed_subject({ shop }),
    heading: m.mail_email_changed_heading(),
    opening: greeting(m.mail_email_changed_text({ shop })),
  }),
  'account-link': () => ({
    subject: m.mail_link_subject({ shop }),
    heading: m.mail_link_heading(),
    opening: `${m.mail_link_text({ shop, company: '{institution}' })}\n\n${m.mail_link_how()}`,
  }),
  'account-invitation': () => ({
    subject: m.mail_invitation_subject({ shop }),
    heading: m.mail_invitation_heading({ shop }),
    opening: m.mail_invitation_text({ shop, role: '{role}' }),
  }),
  'gift-card': () => ({
    subject: m.giftcard_mail_subject({ name: '{sender}' }),
    heading: m.giftcard_mail_heading({ shop }),
    opening: m.giftcard_mail_text_from({ name: '{sender}', shop }),
  }),
  'event-confirmed': () =>
    rsvp(
      m.rsvp_mail_subject_confirmed({ title: event }),
      m.rsvp_mail_heading_confirmed(),
      m.rsvp_mail_text_confirmed({ count: many('places') }),
    ),
  'event-waitlisted': () =>
    rsvp(
      m.rsvp_mail_subject_waitlisted({ title: event }),
      m.rsvp_mail_heading_waitlisted(),
      m.rsvp_mail_text_waitlisted({ count: many('places') }),
    ),
  'event-moved-up': () =>
    rsvp(
      m.rsvp_mail_subject_moved_up({ title: event }),
      m.rsvp_mail_heading_moved_up(),
      m.rsvp_mail_text_moved_up({ count: many('places') }),
    ),
  'event-reminder': () =>
    rsvp(
      m.rsvp_mail_subject_reminder({ title: event }),
      m.rsvp_mail_heading_reminder(),
      m.rsvp_mail_text_confirmed({ count: many('places') }),
    ),
  'event-changed': () =>
    rsvp(
      m.rsvp_mail_subject_changed({ title: event }),
      m.rsvp_mail_heading_changed(),
      m.rsvp_mail_text_changed(),
    ),
  'event-canceled': () =>
    rsvp(
      m.rsvp_mail_subject_canceled({ title: event }),
      m.rsvp_mail_heading_canceled(),
      m.rsvp_mail_text_canceled(),
    ),
  'event-event-canceled': () =>
    rsvp(
      m.rsvp_mail_subject_event_canceled({ title: event }),
      m.rsvp_mail_heading_event_canceled(),
      m.rsvp_mail_text_event_canceled(),
    ),
  'ticket-reminder': () =>
    rsvp(
      m.rsvp_mail_subject_reminder({ title: event }),
      m.rsvp_mail_heading_reminder(),
      m.ticket_mail_text_reminder({ count: many('places'), number }),
    ),
  'ticket-changed': () =>
    rsvp(
      m.rsvp_mail_subject_changed({ title: event }),
      m.rsvp_mail_heading_changed(),
      m.ticket_mail_text_changed(),
    ),
  'ticket-event-canceled': () =>
    rsvp(
      m.rsvp_mail_subject_event_canceled({ title: event }),
      m.rsvp_mail_heading_event_canceled(),
      m.ticket_mail_text_event_canceled(),
    ),
  'alert-confirm': () => ({
    subject: m.alert_confirm_subject({ shop }),
    heading: m.alert_confirm_title(),
    opening: m.alert_confirm_mail_text({ shop }),
  }),
  'alert-digest': () => ({
    subject: m.alert_digest_subject_in_stock({ title: '{title}' }),
    heading: m.alert_digest_heading(),
  }),
  'cart-shared': () => ({
    subject: m.share_subject({ shop }),
    heading: m.share_mail_heading({ shop }),
    opening: m.share_mail_text(),
  }),
  'order-received': () => ({
    subject: m.order_mail_subject_received({ number }),
    heading: m.order_mail_heading_received({ number }),
    opening: m.order_mail_next_received({ name: '{full name}', count: many('copies') }),
  }),
  'quote-received': () => ({
    subject: m.quote_mail_subject_received({ number }),
    heading: m.quote_mail_heading_received({ number }),
    opening: m.quote_mail_next_received({ name: '{full name}', count: many('copies') }),
  }),
  'payment-alert': () => ({ subject: m.payment_mail_subject_order({ number }) }),
  'backup-failed': () => ({ subject: m.mail_backup_subject() }),
  'form-submission': () => ({ subject: m.mail_form_subject({ form: '{form}' }) }),
};
