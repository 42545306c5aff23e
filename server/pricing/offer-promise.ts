import { isElsewhereText } from '../../contract/copy-words.ts';
import { clockText, dayName, specialDayName } from '../../contract/hours-text.ts';
import type { Location } from '../../contract/location.ts';
import type { Offer } from '../../contract/title.ts';
import { m } from '../../messages/compiled/messages.js';
import type { OfferView } from './offers.ts';
import { dayAfter, isClosedOn, pickupReady, type Ready } from './pickup-ready.ts';
import { dayIn, isForthcoming, type Release, releaseText } from './release-date.ts';

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

/**
 * An offer as the page of its title has it: with the name of the shopper's location where the store has several, and with what
 * is promised below the button. What the promise says, availability does not repeat.
 */
export function promisedOffer(view: PickupView, title: Release, offer: Offer): Offer {
  if (!offer.cartable) return offer;
  const location = ownLocation(view);
  if (offer.onhand > 0) {
    const isOneOfMany = location && view.store.locations.length > 1;
    return {
      ...offer,
      text: isOneOfMany ? m.item_in_stock_here({ count: offer.onhand, place: location.altname }) : offer.text,
      promise: readyText(view),
    };
  }
  const isElsewhere = isElsewhereText(offer.text);
  if (isForthcoming(title, dayIn(view.store.timeZone, view.now))) {
    const date = releaseText(title);
    return {
      ...offer,
      text: isElsewhere ? offer.text : m.item_forthcoming_undated(),
      promise: date ? m.item_promise_pre_order({ date }) : m.item_promise_pre_order_undated(),
    };
  }
  return {
    ...offer,
    text: isElsewhere || offer.onorder > 0 ? offer.text : m.item_orderable(),
    promise: m.item_promise_order(),
  };
}

/** What `readyText` depends on besides the day: as long as it stays, a kept page says the right thing until midnight. */
export function readyState(view: PickupView): string {
  const ready = readyOf(view);
  return ready?.kind === 'opening' ? `${ready.day} ${ready.minute}` : (ready?.kind ?? '');
}

/** 'Ready in about two hours at Lantern Street'; '' where pickup is off or nothing can be promised. */
export function readyText(view: PickupView): string {
  const ready = readyOf(view);
  const location = ownLocation(view);
  if (!ready || !location) return '';
  const place = location.altname;
  if (ready.kind === 'soon') {
    const minutes = view.store.own['checkout_info.pickup_ready_minutes'];
    return minutes % 60 === 0
      ? m.item_ready_in_hours({ hours: minutes / 60, place })
      : m.item_ready_in_minutes({ minutes, place });
  }
  const { store, now } = view;
  return openingText(ready, { place, today: dayIn(store.timeZone, now), hours: location.ws_hours });
}

function openingText(
  { day, minute }: Ready & { kind: 'opening' },
  { place, today, hours }: { place: string; today: string; hours: Location['ws_hours'] },
): string {
  const time = clockText(minute);
  if (day === today) return m.item_ready_today({ time, place });
  const isClosed = isClosedOn(hours, today);
  if (day === dayAfter(today, 1)) {
    return isClosed ? m.item_ready_closed_tomorrow({ time, place }) : m.item_ready_tomorrow({ time, place });
  }
  const when = { day: day < dayAfter(today, 7) ? weekday(day) : dateText(day), time, place };
  return isClosed ? m.item_ready_closed_on(when) : m.item_ready_on(when);
}

function readyOf(view: PickupView): Ready | null {
  const minutes = view.store.own['checkout_info.pickup_ready_minutes'];
  const location = ownLocation(view);
  if (!location || minutes === 0 || !view.store.settings.checkout_info.pickup_enabled) return null;
  return pickupReady(location.ws_hours, view.store.timeZone, view.now, minutes);
}

function ownLocation({ store, locationId }: PickupView) {
  return store.locations.find(({ location_id }) => location_id === locationId);
}

const weekday = (day: string) => dayName((new Date(day).getUTCDay() + 6) % 7);

function dateText(day: string): string {
  const [, mon = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return specialDayName({ mon, day: dayOfMonth, label: '', range: [0, 0] });
}
