import { clockTime, wallClock } from '../../../contract/wall-clock.ts';
import type { Query } from '../../db/db.ts';
import { eventDateText, eventTimeText } from '../../event-date/event-day.ts';
import type { SecretKey } from '../../process/secret-key.ts';
import type { Store } from '../../store/stores.ts';
import { findTicket, markCheckedIn, type TicketAtDoor } from './queries.ts';
import { ticketOfCode } from './ticket-code.ts';

/** Why a ticket does not admit. */
export type NotAdmitted =
  | 'unknown'
  | 'void'
  | 'not_paid'
  | 'event_canceled'
  | 'other_event'
  | 'other_day'
  | 'used';

export interface CheckedIn {
  /** null = its holder may come in, and counts as present. */
  refused: NotAdmitted | null;
  /** null for a code that the store did not make. */
  ticket: {
    title: string;
    date_text: string;
    time_text: string;
    /** Who bought it, and which of the tickets of the order it is: 2 of 3. */
    name: string;
    number: number;
    of: number;
    order_number: string;
    /** For a used one: when, 'HH:MM' and 'YYYY-MM-DD' by the clock of the store. */
    used_at: string;
  } | null;
}

interface Door {
  store: Store;
  secret: SecretKey;
  /** The date of an event whose door it is; null = any of today. */
  dateId: number | null;
  now: Date;
}

/** Lets the holder of a code in, once. Of two doors that read it at the same time, one is refused. */
export async function checkIn(
  q: Query,
  { store, secret, dateId, now }: Door,
  code: string,
): Promise<CheckedIn> {
  const id = ticketOfCode(secret, code);
  const found = id === null ? undefined : await findTicket(q, store.id, id);
  if (!found) return { refused: 'unknown', ticket: null };
  const refused = reasonOf(found, { store, dateId, now });
  if (refused === null && (await markCheckedIn(q, found.id, now)))
    return { refused, ticket: shown(store, found) };
  const current = refused === null ? await findTicket(q, store.id, found.id) : found;
  return { refused: refused ?? 'used', ticket: shown(store, current ?? found) };
}

function reasonOf(ticket: TicketAtDoor, { store, dateId, now }: Omit<Door, 'secret'>): NotAdmitted | null {
  if (ticket.is_void) return 'void';
  if (!ticket.is_paid) return 'not_paid';
  if (ticket.status === 'cancelled') return 'event_canceled';
  if (dateId !== null && ticket.date_id !== dateId) return 'other_event';
  const { day } = wallClock(store.timeZone, now);
  // An evening may go on after midnight.
  const isOn = ticket.first_day <= day && (day <= ticket.last_day || now < ticket.ends_at);
  if (!isOn) return 'other_day';
  return ticket.checked_in_at ? 'used' : null;
}

function shown(store: Store, ticket: TicketAtDoor): NonNullable<CheckedIn['ticket']> {
  const { title, name, number, of, order_number, checked_in_at } = ticket;
  const used = checked_in_at && wallClock(store.timeZone, checked_in_at);
  return {
    title,
    date_text: eventDateText(ticket, store.settings.store_info.language),
    time_text: eventTimeText(ticket),
    name,
    number,
    of,
    order_number,
    used_at: used ? `${used.day} ${clockTime(used.minute)}` : '',
  };
}
