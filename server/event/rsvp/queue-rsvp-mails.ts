import * as m from '../../../messages/compiled/messages.js';
import { inLanguage } from '../../../messages/server-locale.ts';
import type { Context } from '../../context.ts';
import type { Query } from '../../db/db.ts';
import { mailSender } from '../../mail/mail-envelope.ts';
import { subjectOf } from '../../mail/wording/own-words.ts';
import type { Store } from '../../store/stores.ts';
import type { TicketHolder } from '../ticket/ticket-holders.ts';
import type { MailedRsvp } from './queries.ts';
import { rsvpKey, ticketKey } from './words-key.ts';
import { insertRsvpMails, insertTicketMails } from './write-queries.ts';

const subjects = {
  confirmed: m.rsvp_mail_subject_confirmed,
  waitlisted: m.rsvp_mail_subject_waitlisted,
  moved_up: m.rsvp_mail_subject_moved_up,
  reminder: m.rsvp_mail_subject_reminder,
  changed: m.rsvp_mail_subject_changed,
  canceled: m.rsvp_mail_subject_canceled,
  event_canceled: m.rsvp_mail_subject_event_canceled,
};
export type RsvpMailKind = keyof typeof subjects;

/** Whose mails they are. */
export interface RsvpMailer {
  store: Store;
  /** MAIL_FROM. */
  mailFrom: string;
}

export const mailerOf = ({ store, shop }: Context): RsvpMailer => ({ store, mailFrom: shop.env.MAIL_FROM });

/** Queues a mail to each of these RSVPs of an event called `title`. Wake the job 'send-mail' after the commit. */
export async function queueRsvpMails(
  q: Query,
  { store, mailFrom }: RsvpMailer,
  title: string,
  kind: RsvpMailKind,
  rsvps: readonly MailedRsvp[],
): Promise<void> {
  if (rsvps.length === 0) return;
  const subject = subjectOf(store, rsvpKey(kind), { event: title }, oursOf(store, kind, title));
  const sender = mailSender(mailFrom, store);
  await insertRsvpMails(q, { storeId: store.id, sender, subject, kind, rsvps });
}

/** What holders of tickets hear of. */
export type TicketMailKind = 'reminder' | 'changed' | 'event_canceled';

/** Queues a mail to each who bought tickets for a date of an event called `title`. */
export async function queueTicketMails(
  q: Query,
  { store, mailFrom }: RsvpMailer,
  { title, dateId, kind }: { title: string; dateId: number; kind: TicketMailKind },
  holders: readonly Pick<TicketHolder, 'order_id' | 'email'>[],
): Promise<void> {
  const mailed = holders.filter(({ email }) => email !== '');
  if (mailed.length === 0) return;
  const subject = subjectOf(store, ticketKey(kind), { event: title }, oursOf(store, kind, title));
  const sender = mailSender(mailFrom, store);
  await insertTicketMails(q, { storeId: store.id, sender, subject, kind, dateId, holders: mailed });
}

const oursOf = (store: Store, kind: RsvpMailKind, title: string) =>
  inLanguage(store.settings.store_info.language, () => subjects[kind]({ title }));
