import type { TitleRow } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Context } from '../context.ts';
import { moneyText } from '../pricing/money-text.ts';
import { leadingOffer } from '../pricing/offers.ts';
import type { EventRow } from './queries.ts';

/**
 * What it takes to come in: the price of the tickets that are left, or that all are welcome. An event without tickets is not called
 * free: others may sell some, or it costs something at the door. Of an event by RSVP it says when only the waiting list is left.
 * '' when it is too late.
 */
export function entryText(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { status, ends_at, attendance, places }: Pick<EventRow, 'status' | 'ends_at' | 'attendance' | 'places'>,
  tickets: readonly Pick<TitleRow, 'available'>[],
): string {
  if (status === 'cancelled' || ends_at <= now) return '';
  if (tickets.length === 0) {
    if (attendance === 'open') return m.events_entry_open();
    return places === 'waitlist' ? m.events_full() : '';
  }
  const prices = tickets.flatMap(({ available }) => {
    const offer = leadingOffer(available);
    return offer?.cartable && offer.price !== null ? offer.price : [];
  });
  if (prices.length === 0) return '';
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (most === 0) return m.events_entry_free();
  const price = moneyText(least, store.currency);
  return least === most ? price : m.events_entry_from({ price });
}
