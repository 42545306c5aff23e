import { clockText, dayName, specialDayName } from '../../contract/hours-text.ts';
import type { Location } from '../../contract/location.ts';
import { hoursOn, nextOpening, type Opening } from '../../contract/next-opening.ts';
import { comingDay } from '../../contract/opens-text.ts';
import { dayParts, wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import type { OfferView } from './offers.ts';
import { dayIn } from './release-date.ts';

/** Where and when a copy would be picked up. */
export interface PickupView {
  store: {
    timeZone: string;
    locations: readonly Pick<Location, 'location_id' | 'altname' | 'ws_hours'>[];
    settings: OfferView['store']['settings'];
    own: { 'checkout_info.pickup_ready_minutes': number };
  };
  locationId: number | null;
  now: Date;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What `readyText` depends on besides the day: as long as it stays, a kept page says the right thing until midnight. */
export function readyState(view: PickupView): string {
  const ready = readyAt(view);
  if (!ready) return '';
  return ready.isNow ? 'soon' : `${ready.day} ${ready.minute}`;
}

/** 'Ready in about two hours at Lantern Street'; '' where pickup is off or nothing can be promised. */
export function readyText(view: PickupView): string {
  const ready = readyAt(view);
  const location = ownLocation(view);
  if (!ready || !location) return '';
  const place = location.altname;
  if (ready.isNow) return soonText(view, place);
  const time = clockText(ready.minute);
  const today = dayIn(view.store.timeZone, view.now);
  const ahead = (Date.parse(ready.day) - Date.parse(today)) / dayMs;
  if (ahead === 0) return m.item_ready_today({ time, place });
  const isClosed = hoursOn(location.ws_hours, today)?.isClosed ?? true;
  if (ahead === 1) {
    return isClosed ? m.item_ready_closed_tomorrow({ time, place }) : m.item_ready_tomorrow({ time, place });
  }
  const when = { day: comingDay(ready.day, ahead), time, place };
  return isClosed ? m.item_ready_closed_on(when) : m.item_ready_on(when);
}

/**
 * The same of an order placed at `view.now`, as read at `readAt` or, in its mail, even later: 'Usually ready Tuesday,
 * December 1, by 10 am'. It promises no more: the order's reader waits for the shop's word (`pickupWait`).
 */
export function orderReadyText(view: PickupView, readAt: Date): string {
  const ready = readyAt(view);
  if (!ready) return '';
  if (ready.isNow) {
    const minutes = minutesOf(view);
    return minutes % 60 === 0
      ? m.order_ready_in_hours({ hours: minutes / 60 })
      : m.order_ready_in_minutes({ minutes });
  }
  const time = clockText(ready.minute);
  if (ready.day === dayIn(view.store.timeZone, readAt)) return m.order_ready_today({ time });
  const { mon, day, weekday } = dayParts(ready.day);
  const date = specialDayName({ mon, day, label: '' });
  return m.order_ready_dated({ weekday: dayName(weekday), date, time });
}

function soonText(view: PickupView, place: string): string {
  const minutes = minutesOf(view);
  return minutes % 60 === 0
    ? m.item_ready_in_hours({ hours: minutes / 60, place })
    : m.item_ready_in_minutes({ minutes, place });
}

/**
 * The opening in which a copy from the shelf is ready: the first that has minutes left once the usual ones are over. They are
 * real ones, also in the night when the clocks change. null = nothing can be promised.
 */
function readyAt(view: PickupView): Opening | null {
  const { store, now } = view;
  const minutes = minutesOf(view);
  const location = ownLocation(view);
  if (!location || minutes === 0 || !store.settings.checkout_info.pickup_enabled) return null;
  return nextOpening(
    location.ws_hours,
    wallClock(store.timeZone, new Date(now.getTime() + minutes * minuteMs)),
  );
}

/** Where the shopper is, among the locations of the store. */
export interface LocatedIn<L> {
  store: { locations: readonly L[] };
  locationId: number | null;
}

/** The location of the shopper. */
export function ownLocation<L extends { location_id: number }>({ store, locationId }: LocatedIn<L>) {
  return store.locations.find(({ location_id }) => location_id === locationId);
}

const minutesOf = ({ store }: PickupView) => store.own['checkout_info.pickup_ready_minutes'];
