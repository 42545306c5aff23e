import type { PaymentState } from '../../contract/admin/payment-state.ts';
import type { FormAnswer } from '../../contract/custom-form.ts';
import type { ShipTo } from '../../contract/ship-to.ts';
import type { Query } from '../db/db.ts';
import type { Release } from '../pricing/release-date.ts';
import { isPlaced } from './order-status.ts';
import { paymentState } from './payment-state.ts';
import type { OrderPromotion } from './queries.ts';
import { copiesOfLine } from './shipment-queries.ts';

/** An order as the counter needs it to put books aside. */
export interface ListedOrder {
  id: number;
  order_number: string;
  placed_at: Date;
  status: string;
  /** What was applied, in cents. */
  promotions: Pick<OrderPromotion, 'description' | 'code' | 'amount'>[];
  total: number;
  currency: string;
  time_zone: string;
  name: string;
  email: string;
  phone: string;
  instructions: string;
  purchaseorder: string;
  /** To the shop's own questions; null = none. */
  answers: FormAnswer[] | null;
  /** The pickup location; null for an order that is not picked up. */
  location_name: string | null;
  /** The address, and below it the way of delivery; null for an order that is not sent. */
  ship_to: ShipTo | null;
  provider: string;
  /** At a provider, 'Visa ending in 4242'; '' for an order that is paid otherwise. */
  paid_with: string;
  payment_state: PaymentState;
  items: ListedLine[];
}

export interface ListedLine extends Release {
  position: number;
  quantity: number;
  backorder_quantity: number;
  /** Copies that are still to leave in a parcel, and copies that are set aside in the shop. */
  to_send: number;
  held: number;
  title: string;
  eisbn: string;
  condition: string;
}

const listed = `select o.id, o.order_number, o.placed_at, o.status, o.promotions, o.total, o.currency, st.time_zone, o.name, o.email, o.phone,
       o.instructions, o.purchaseorder, o.custom_form->'values' as answers, case when o.ship_to is null then at.name end as location_name,
       o.ship_to, o.provider,
       coalesce((select p.label from payment p where p.order_id = o.id), '') as paid_with,
       ${paymentState} as payment_state,
       (select json_agg(json_build_object('position', l.position, 'quantity', l.quantity, 'to_send', s.to_send, 'held', s.held, 'title', l.title, 'eisbn', l.eisbn,
          'condition', l.condition, 'backorder_quantity', l.backorder_quantity,
          'availability', coalesce(t.availability, 'withdrawn'), 'release_date', t.release_date,
          'publication_date', coalesce(t.publication_date, '')) order by l.position)
        from order_line l left join title t on t.id = l.title_id ${copiesOfLine} where l.order_id = o.id) as items
     from customer_order o join store st on st.id = o.store_id left join location at on at.id = o.location_id`;

/** The orders of the last so many times 24 hours, newest first; of one location, or of the whole store (null). */
export async function readOrders(
  q: Query,
  { storeId, days, locationId }: { storeId: number; days: number; locationId: number | null },
): Promise<ListedOrder[]> {
  return q.query<ListedOrder>(
    `${listed} where o.store_id = $1 and ${isPlaced('o.status')} and o.placed_at > now() - make_interval(days => $2)
       and ($3::int is null or o.location_id = $3)
     order by o.placed_at desc, o.id desc`,
    [storeId, days, locationId],
    'counter-orders',
  );
}

/** Orders by their ids, in no order. */
export function readListedOrders(q: Query, ids: readonly number[]): Promise<ListedOrder[]> {
  return q.query<ListedOrder>(`${listed} where o.id = any($1::bigint[])`, [ids], 'counter-orders-by-id');
}

/** One order, or undefined. */
export async function readListedOrder(
  q: Query,
  storeId: number,
  orderNumber: string,
): Promise<ListedOrder | undefined> {
  const [order] = await q.query<ListedOrder>(
    `${listed} where o.store_id = $1 and o.order_number = $2 and ${isPlaced('o.status')}`,
    [storeId, orderNumber],
    'counter-order',
  );
  return order;
}
