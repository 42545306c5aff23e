import type { ShopEvent } from '../../../contract/event.ts';
import * as m from '../../../messages/compiled/messages.js';

type State = 'cancelled' | 'past' | 'sold_out' | 'full' | 'in_progress' | 'moved' | 'to_come';

/** What a visitor has to know first of an event. `now`: unix seconds, of the page's data, so that browsers draw what the server drew. */
export function eventState(
  {
    status,
    from,
    to,
    sold_out,
    attendance,
    places,
  }: Pick<ShopEvent, 'status' | 'from' | 'to' | 'sold_out' | 'attendance' | 'places'>,
  now: number,
): State {
  if (status === 'cancelled') return 'cancelled';
  if (to <= now) return 'past';
  if (sold_out) return 'sold_out';
  if (from <= now) return 'in_progress';
  if (status === 'moved') return 'moved';
  return attendance === 'request' && places === 'full' ? 'full' : 'to_come';
}

/** It is too late to come. */
export const isOver = (state: State): boolean => state === 'cancelled' || state === 'past';

/** Places are reserved by RSVP, and it is not too late (EVENT-021). */
export const takesRsvp = (event: ShopEvent, now: number): boolean =>
  event.attendance === 'request' && !isOver(eventState(event, now));

/** As far as the page's data knows, there is something to reserve, or a list to wait on. */
export const offersRsvp = (event: ShopEvent, now: number): boolean =>
  takesRsvp(event, now) && event.places !== 'full';

/** What the button of an event by RSVP says, as far as the page's data knows its places. */
export const rsvpLabel = ({ places, rsvp_label }: ShopEvent): string =>
  places === 'waitlist' ? m.rsvp_join_waitlist() : rsvp_label;

export const stateWords: Record<State, (() => string) | null> = {
  cancelled: m.events_cancelled,
  past: m.events_past,
  sold_out: m.events_sold_out,
  full: m.events_full,
  in_progress: m.events_in_progress,
  moved: m.events_moved,
  to_come: null,
};

export const stateTones = {
  cancelled: 'danger',
  past: 'neutral',
  sold_out: 'neutral',
  full: 'neutral',
  in_progress: 'success',
  moved: 'warning',
  to_come: 'neutral',
} as const satisfies Record<State, string>;
