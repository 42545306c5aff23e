import type { deliveryTypes } from '../../contract/checkout.ts';
import type { Location } from '../../contract/location.ts';
import { isShippedType } from '../../contract/shipped-types.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import type { OpenCart } from '../cart/cart.ts';
import type { Context } from '../context.ts';
import { deliversSomehow } from '../shipping/delivers-somehow.ts';
import type { Store } from '../store/stores.ts';

type DeliveryType = (typeof deliveryTypes)[number];

const ownWays: { [T in DeliveryType]?: DeliveryType } = { pickup: 'custom_pickup', ship: 'custom_ship' };

/** The way of delivery that a call asks for: `custom` names the shop's own way. */
export function askedDelivery(asked: {
  delivery_preference: DeliveryType;
  custom?: boolean | undefined;
}): DeliveryType {
  const { delivery_preference: type, custom } = asked;
  return (custom && ownWays[type]) || type;
}

/** Refuses every way of delivery that the store does not offer, and delivery to guests where it is not for them. */
export function checkDelivery(ctx: Context, type: DeliveryType): void {
  const { store } = ctx;
  if (!isOffered(store, type)) {
    const { pickup_enabled } = store.settings.checkout_info;
    const sentence =
      pickup_enabled && !deliversSomehow(store.settings)
        ? m.refusal_delivery_unavailable_pickup_only({ name: store.name })
        : m.refusal_delivery_unavailable({ name: store.name, preference: type });
    throw refuse('delivery_unavailable', sentence);
  }
  if (isShippedType(type) && !customerOf(ctx) && !store.settings.guest_ship_enabled) {
    throw refuse('guest_ship_disabled', m.refusal_guest_ship_disabled());
  }
}

function isOffered(
  { settings, locations }: Pick<Store, 'settings' | 'locations'>,
  type: DeliveryType,
): boolean {
  const info = settings.checkout_info;
  const hasPlace = locations.length > 0;
  switch (type) {
    case 'pickup':
      return info.pickup_enabled && hasPlace;
    case 'custom_pickup':
      return info.active_custom_pickup && hasPlace;
    case 'ship':
      return info.ship_enabled && hasPlace;
    case 'local_delivery':
      return info.local_delivery_enabled && hasPlace;
    case 'custom_ship':
      return info.active_custom_ship && hasPlace;
    // Whether the cart is for email, `checkElectronic` says.
    case 'electronic':
      return true;
  }
}

/** A cart of nothing but emailed gift cards and tickets is delivered by email, and no other cart is (CHECKOUT-027, CHECKOUT-028). */
export function checkElectronic({ cart }: OpenCart, preference: string): void {
  const { is_emailed, contains_only_emailed_gift_card: onlyCards } = cart.summary;
  if (is_emailed === (preference === 'electronic')) return;
  const problem = onlyCards ? m.cart_problem_emailed_only : m.cart_problem_tickets_only;
  throw refuse('delivery_unavailable', is_emailed ? problem() : m.cart_problem_not_emailed());
}

/** Where the order will be collected, null for one that is emailed. */
export const collectedAt = (
  ctx: Context,
  preference: string,
  wanted: number | null | undefined,
): Location | null => (preference === 'electronic' ? null : pickupLocation(ctx, wanted));

/** Where the order will be collected: the place asked for, else the only one, else the shopper's own. */
function pickupLocation(ctx: Context, wanted: number | null | undefined): Location {
  const { locations } = ctx.store;
  const id = wanted ?? (locations.length === 1 ? locations[0]?.location_id : ctx.session?.locationId);
  return locationCalled(ctx, id);
}

/** Whose copies are sent: those of the location that the shopper has seen the stock of. */
export const shippingLocation = (ctx: Context): Location => locationCalled(ctx, ctx.locationId);

function locationCalled(ctx: Context, id: number | null | undefined): Location {
  const location = ctx.store.locations.find((l) => l.location_id === id);
  if (!location) throw refuse('unknown_location', m.refusal_unknown_location());
  return location;
}
