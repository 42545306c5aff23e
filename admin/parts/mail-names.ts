import type { MailGroup, MailKey, MailPart, WordsProblem } from '../../contract/mail-words.ts';
import * as m from '../../messages/compiled/messages.js';

/** What each mail is called, and what sends it to whom. */
export const mailNames: Readonly<Record<MailKey, { name: () => string; about: () => string }>> = {
  'order-confirmation': {
    name: m.deskmail_name_order_confirmation,
    about: m.deskmail_about_order_confirmation,
  },
  'order-ready': { name: m.deskmail_name_order_ready, about: m.deskmail_about_order_ready },
  'order-shipped': { name: m.deskmail_name_order_shipped, about: m.deskmail_about_order_shipped },
  'order-partly-shipped': {
    name: m.deskmail_name_order_partly_shipped,
    about: m.deskmail_about_order_partly_shipped,
  },
  'order-part-canceled': {
    name: m.deskmail_name_order_part_canceled,
    about: m.deskmail_about_order_part_canceled,
  },
  'order-canceled': { name: m.deskmail_name_order_canceled, about: m.deskmail_about_order_canceled },
  'order-refunded': { name: m.deskmail_name_order_refunded, about: m.deskmail_about_order_refunded },
  'quote-requested': { name: m.deskmail_name_quote_requested, about: m.deskmail_about_quote_requested },
  'quote-answered': { name: m.deskmail_name_quote_answered, about: m.deskmail_about_quote_answered },
  'quote-declined': { name: m.deskmail_name_quote_declined, about: m.deskmail_about_quote_declined },
  'account-sign-up': { name: m.deskmail_name_account_sign_up, about: m.deskmail_about_account_sign_up },
  'account-password': { name: m.deskmail_name_account_password, about: m.deskmail_about_account_password },
  'account-new-email': { name: m.deskmail_name_account_new_email, about: m.deskmail_about_account_new_email },
  'account-password-changed': {
    name: m.deskmail_name_account_password_changed,
    about: m.deskmail_about_account_password_changed,
  },
  'account-email-changed': {
    name: m.deskmail_name_account_email_changed,
    about: m.deskmail_about_account_email_changed,
  },
  'account-link': { name: m.deskmail_name_account_link, about: m.deskmail_about_account_link },
  'account-invitation': {
    name: m.deskmail_name_account_invitation,
    about: m.deskmail_about_account_invitation,
  },
  'gift-card': { name: m.deskmail_name_gift_card, about: m.deskmail_about_gift_card },
  'event-confirmed': { name: m.deskmail_name_event_confirmed, about: m.deskmail_about_event_confirmed },
  'event-waitlisted': { name: m.deskmail_name_event_waitlisted, about: m.deskmail_about_event_waitlisted },
  'event-moved-up': { name: m.deskmail_name_event_moved_up, about: m.deskmail_about_event_moved_up },
  'event-reminder': { name: m.deskmail_name_event_reminder, about: m.deskmail_about_event_reminder },
  'event-changed': { name: m.deskmail_name_event_changed, about: m.deskmail_about_event_changed },
  'event-canceled': { name: m.deskmail_name_event_canceled, about: m.deskmail_about_event_canceled },
  'event-event-canceled': {
    name: m.deskmail_name_event_event_canceled,
    about: m.deskmail_about_event_event_canceled,
  },
  'ticket-reminder': { name: m.deskmail_name_ticket_reminder, about: m.deskmail_about_ticket_reminder },
  'ticket-changed': { name: m.deskmail_name_ticket_changed, about: m.deskmail_about_ticket_changed },
  'ticket-event-canceled': {
    name: m.deskmail_name_ticket_event_canceled,
    about: m.deskmail_about_ticket_event_canceled,
  },
  'alert-confirm': { name: m.deskmail_name_alert_confirm, about: m.deskmail_about_alert_confirm },
  'alert-digest': { name: m.deskmail_name_alert_digest, about: m.deskmail_about_alert_digest },
  'cart-shared': { name: m.deskmail_name_cart_shared, about: m.deskmail_about_cart_shared },
  'order-received': { name: m.deskmail_name_order_received, about: m.deskmail_about_order_received },
  'quote-received': { name: m.deskmail_name_quote_received, about: m.deskmail_about_quote_received },
  'payment-alert': { name: m.deskmail_name_payment_alert, about: m.deskmail_about_payment_alert },
  'backup-failed': { name: m.deskmail_name_backup_failed, about: m.deskmail_about_backup_failed },
  'form-submission': { name: m.deskmail_name_form_submission, about: m.deskmail_about_form_submission },
};

export const mailGroupNames: Readonly<Record<MailGroup, () => string>> = {
  orders: m.deskmail_group_orders,
  quotes: m.deskmail_group_quotes,
  accounts: m.deskmail_group_accounts,
  cards: m.deskmail_group_cards,
  events: m.deskmail_group_events,
  alerts: m.deskmail_group_alerts,
  cart: m.deskmail_group_cart,
  shop: m.deskmail_group_shop,
};

export const mailPartNames: Readonly<Record<MailPart, () => string>> = {
  subject: m.deskmail_part_subject,
  heading: m.deskmail_part_heading,
  opening: m.deskmail_part_opening,
  opening_shipped: m.deskmail_part_opening_shipped,
  closing: m.deskmail_part_closing,
};

/** What is wrong with the words of a part, as a sentence at its field. */
export function wordsProblemText({ problem, names, most }: WordsProblem): string {
  const named = { names: names.map((name) => `{${name}}`).join(', ') || '{ }' };
  switch (problem) {
    case 'unknown_placeholder':
      return m.deskmail_problem_unknown_placeholder(named);
    case 'missing_placeholder':
      return m.deskmail_problem_missing_placeholder(named);
    case 'too_long':
      return m.deskmail_problem_too_long({ most });
    case 'line_break':
      return m.deskmail_problem_line_break();
    case 'not_worded':
      return m.deskmail_problem_not_worded();
  }
}
