import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { Query } from '../db/db.ts';
import { readOrders } from './counter-queries.ts';

type CounterOrder = AdminOutput<'order/getList'>['orders'][number];

/** The orders of the last so many times 24 hours, newest first; of one location, or of the whole store (null). */
export async function ordersAtCounter(
  q: Query,
  which: { storeId: number; days: number; locationId: number | null },
): Promise<CounterOrder[]> {
  const orders = await readOrders(q, which);
  return orders.map((order) => ({
    order_number: order.order_number,
    order_date: Math.floor(order.placed_at.getTime() / 1000),
    status: order.status as CounterOrder['status'],
    location: order.location_name ?? '',
    name: order.name,
    email: order.email,
    phone: order.phone,
    total: order.total,
    currency: order.currency,
    notes: order.instructions,
    items: order.items.map(({ eisbn, title, condition, quantity, backorder_quantity }) => ({
      eisbn,
      title,
      condition,
      quantity,
      backorder_quantity,
    })),
  }));
}
