import type { TitleRow } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Context } from '../context.ts';
import { moneyText } from '../pricing/money-text.ts';
import { leadingOffer } from '../pricing/offers.ts';
import type { EventRow } from './queries.ts';

/**
 * What it takes to come in: the price of the tickets that are left, or that all are welcome. An event without tickets is not called
 * free: others may sell some, or it costs something at the door. '' by RSVP, and when it is too late.
 */
export function entryText(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { status, ends_at, attendance }: Pick<EventRow, 'status' | 'ends_at' | 'attendance'>,
  tickets: readonly Pick<TitleRow, 'available'>[],
): string {
  if (status === 'cancelled' || ends_at <= now) return '';
  if (tickets.length === 0) return attendance === 'open' ? m.events_entry_open() : '';
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
