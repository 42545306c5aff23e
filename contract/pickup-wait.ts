import * as m from '../messages/compiled/messages.js';
import type { Order } from './order.ts';

/** What someone who picks up an order is to do: wait for word from the shop, in the way they chose (ORDER-014). */
export function pickupWait({
  communication_preference: channel,
  location,
}: {
  communication_preference: string;
  location: Pick<NonNullable<Order['location']>, 'altname'> | null;
}): string {
  return location?.altname
    ? m.order_pickup_wait_at({ channel, location: location.altname })
    : m.order_pickup_wait({ channel });
}
