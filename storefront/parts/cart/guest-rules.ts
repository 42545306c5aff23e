import type { SiteSettings } from '../../../contract/store.ts';
import type { Offer } from '../../../contract/title.ts';

/** The settings that decide whether guests may order. */
export type GuestRules = Pick<
  SiteSettings,
  'cart_enabled' | 'guest_show_cart' | 'guest_show_price' | 'guest_allow_checkout'
>;

/** Whether guests may order at all; what stands in their way besides is about their cart. */
export function guestsMayOrder(settings: GuestRules): boolean {
  return (
    settings.cart_enabled &&
    settings.guest_allow_checkout &&
    settings.guest_show_cart &&
    settings.guest_show_price
  );
}

/** Whether a guest may order a copy of this: what is in stock, to pick it up. */
export function guestMayOrder(offer: Pick<Offer, 'onhand'>, settings: GuestRules): boolean {
  return guestsMayOrder(settings) && offer.onhand > 0;
}
