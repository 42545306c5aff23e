import type { MailKey } from '../../../contract/mail-words.ts';

const rsvpKeys = {
  confirmed: 'event-confirmed',
  waitlisted: 'event-waitlisted',
  moved_up: 'event-moved-up',
  reminder: 'event-reminder',
  changed: 'event-changed',
  canceled: 'event-canceled',
  event_canceled: 'event-event-canceled',
} satisfies Record<string, MailKey>;
const ticketKeys = {
  reminder: 'ticket-reminder',
  changed: 'ticket-changed',
  event_canceled: 'ticket-event-canceled',
} satisfies Record<string, MailKey>;

/** Under which key the shop words a mail about an RSVP, and one about tickets. */
export const rsvpKey = (kind: keyof typeof rsvpKeys): MailKey => rsvpKeys[kind];
export const ticketKey = (kind: keyof typeof ticketKeys): MailKey => ticketKeys[kind];
