import type { Location } from '../../contract/location.ts';
import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';

/** Refuses every way of delivery the store does not offer. Collecting in the shop is the only one so far. */
export function checkDelivery(ctx: Context, preference: string): void {
  const { pickup_enabled } = ctx.store.settings.checkout_info;
  if (preference === 'pickup' && pickup_enabled && ctx.store.locations.length > 0) return;
  const sentence = pickup_enabled
    ? m.refusal_delivery_unavailable_pickup_only({ name: ctx.store.name })
    : m.refusal_delivery_unavailable({ name: ctx.store.name, preference });
  throw refuse('delivery_unavailable', sentence);
}

/** Where the order will be collected: the place asked for, else the only one, else the shopper's own. */
export function pickupLocation(ctx: Context, wanted: number | null | undefined): Location {
  const { locations } = ctx.store;
  const id = wanted ?? (locations.length === 1 ? locations[0]?.location_id : ctx.session?.locationId);
  const location = locations.find((l) => l.location_id === id);
  if (!location) throw refuse('unknown_location', m.refusal_unknown_location());
  return location;
}
