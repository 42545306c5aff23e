import type { Offer } from '../../contract/title.ts';
import { m } from '../../messages/compiled/messages.js';
import { ownLocation, type PickupView, readyText } from './pickup-ready.ts';
import { dayIn, isForthcoming, type Release, releaseText } from './release-date.ts';

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
  const isElsewhere = offer.status === 'elsewhere';
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
