import type { Location } from '../../contract/location.ts';
import type { Offer } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import { type LocatedIn, ownLocation, type PickupView, readyText } from './pickup-ready.ts';
import { dayIn, isForthcoming, type Release, releaseText } from './release-date.ts';

/** With the name of the shopper's location where the store has several: '3 in stock at Kelowna'. */
export function locatedOffer(
  view: LocatedIn<Pick<Location, 'location_id' | 'altname'>>,
  offer: Offer,
): Offer {
  const location = ownLocation(view);
  if (!location || view.store.locations.length < 2 || !offer.cartable || offer.onhand === 0) return offer;
  return { ...offer, text: m.item_in_stock_here({ count: offer.onhand, place: location.altname }) };
}

/**
 * An offer as the title's page shows it: with the name of the shopper's location if the store has several, and with the
 * promise below the button. The availability does not repeat the promise.
 */
export function promisedOffer(view: PickupView, title: Release, offer: Offer): Offer {
  if (!offer.cartable) return offer;
  if (offer.onhand > 0) return { ...locatedOffer(view, offer), promise: readyText(view) };
  const isElsewhere = offer.status === 'elsewhere';
  const here = ownLocation(view);
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
    promise: isElsewhere && here ? m.item_promise_elsewhere({ place: here.altname }) : m.item_promise_order(),
  };
}
