import type { MailKey } from '../../../contract/mail-words.ts';
import type { RsvpMailKind, TicketMailKind } from './queue-rsvp-mails.ts';

const rsvpKeys: Record<RsvpMailKind, MailKey> = {
  confirmed: 'event-confirmed',
  waitlisted: 'event-waitlisted',
  moved_up: 'event-moved-up',
  reminder: 'event-reminder',
  changed: 'event-changed',
  canceled: 'event-canceled',
  event_canceled: 'event-event-canceled',
};
const ticketKeys: Record<TicketMailKind, MailKey> = {
  reminder: 'ticket-reminder',
  changed: 'ticket-changed',
  event_canceled: 'ticket-event-canceled',
};

/** Under which key the shop words a mail about an RSVP, and one about tickets. */
export const rsvpKey = (kind: RsvpMailKind): MailKey => rsvpKeys[kind];
export const ticketKey = (kind: TicketMailKind): MailKey => ticketKeys[kind];
