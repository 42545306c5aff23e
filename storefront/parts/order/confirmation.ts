import type { Order } from '../../../contract/order.ts';
import { pickupWait } from '../../../contract/pickup-wait.ts';
import * as m from '../../../messages/compiled/messages.js';

type Placed = Pick<Order, 'delivery_key' | 'communication_preference' | 'location' | 'tickets' | 'items'>;

/** Heading and message of an order just placed, by the way it reaches the shopper (ORDER-012..017). */
export function confirmationOf(order: Placed): { heading: string; message: string } {
  switch (order.delivery_key) {
    case 'pickup':
      return {
        heading: m.order_thanks(),
        message: pickupWait(order),
      };
    case 'electronic':
      return {
        heading: m.order_thanks(),
        message: emailedMessage(order),
      };
    case 'quote':
      return {
        heading: m.order_thanks_request(),
        message: m.order_confirmed_request(),
      };
    case 'ship':
      return {
        heading: m.order_thanks(),
        message: m.order_confirmed_ship(),
      };
  }
}

/** Tickets come with the confirmation, gift cards on their own. */
function emailedMessage({ tickets, items }: Placed): string {
  if (tickets.length === 0) return m.order_confirmed_electronic();
  const hasCards = items.some(({ cart_info }) => cart_info.is_giftcard);
  return [m.order_confirmed_tickets(), hasCards ? m.order_confirmed_electronic() : ''].join(' ').trim();
}
