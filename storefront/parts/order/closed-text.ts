import { nextOpening } from '../../../contract/next-opening.ts';
import { opensText } from '../../../contract/opens-text.ts';
import type { Order } from '../../../contract/order.ts';
import type { WallClock } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';

type Placed = Pick<Order, 'delivery_key' | 'location'> & {
  items: readonly { cart_info: Pick<Order['items'][number]['cart_info'], 'backorder_quantity'> }[];
};

/**
 * When the shop gets to an order that was placed outside its hours; '' while it is open. Also '' for copies that have to be
 * ordered first: the opening does not say when those are ready.
 */
export function closedText({ delivery_key, location, items }: Placed, clock: WallClock): string {
  if (delivery_key !== 'pickup' || !location) return '';
  if (items.some(({ cart_info }) => cart_info.backorder_quantity > 0)) return '';
  const next = nextOpening(location.ws_hours, clock);
  return next && !next.isNow ? m.order_closed_now({ when: opensText(next) }) : '';
}
