import type { Order } from '../../../contract/order.ts';
import * as m from '../../../messages/compiled/messages.js';

/** 'Order 100001'; a request for a quote, answered or not, is 'Quote 100001'. */
export function orderName({
  order_number: number,
  delivery_key,
}: Pick<Order, 'order_number' | 'delivery_key'>): string {
  return delivery_key === 'quote' ? m.quote_name({ number }) : m.order_name({ number });
}
