import type { Order } from '../../../contract/order.ts';
import * as m from '../../../messages/compiled/messages.js';

const words: Record<string, () => string> = {
  quote_requested: m.quote_status,
  quote_answered: m.quote_status_answered,
  quote_ordered: m.quote_status_ordered,
  quote_declined: m.quote_status_declined,
  placed: m.order_status_placed,
  ready_for_pickup: m.order_status_ready,
  partly_shipped: m.order_status_partly_shipped,
  shipped: m.order_status_shipped,
  collected: m.order_status_collected,
  canceled: m.order_status_canceled,
};

/** 'ready_for_pickup' as shoppers read it. An order that goes to an address is delivered, not collected. */
export function statusWord({ status, delivery_key }: Pick<Order, 'status' | 'delivery_key'>): string {
  if (status === 'collected' && delivery_key === 'ship') return m.order_status_delivered();
  return words[status]?.() ?? status;
}
