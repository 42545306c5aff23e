import type { Context } from '../context.ts';
import { dayIn } from '../pricing/release-date.ts';
import { deliveryArea } from '../shipping/delivery-options.ts';
import { pickupPlace } from './pickup-place.ts';

/** Tells of any address whether the store delivers there today, from the shopper's location. */
export function deliveryAreaOf(ctx: Context): ReturnType<typeof deliveryArea> {
  return deliveryArea(ctx.q, ctx.store, {
    from: pickupPlace(ctx.store, ctx.locationId),
    day: dayIn(ctx.store.timeZone, ctx.now),
  });
}
