import type { PaymentState } from '../../../contract/admin/payment-state.ts';
import type { ShipTo } from '../../../contract/ship-to.ts';
import type { Query } from '../../db/db.ts';
import { isPlaced } from '../../order/order-status.ts';
import { paymentState, refundedCents } from '../../order/payment-state.ts';

/** SQL: true for an order that was placed. A request for a quote isn't one: what it asks for is ordered by another order. */
const isOrder = `${isPlaced('status')} and status not like 'quote%'`;

/** Rows of one store, by id, after this one. */
export interface PageOf {
  storeId: number;
  /** IANA name: moments are given by its clock. */
  timeZone: string;
  after: number;
  limit: number;
}

const moment = (column: string) => `to_char(${column} at time zone $4, 'YYYY-MM-DD HH24:MI')`;
/** SQL: copies of the line `i` of the order `o` that were taken out of it. An order that is canceled before it is paid keeps its lines. */
const canceled = `case o.status when 'canceled' then i.quantity else i.canceled_quantity end`;
const ordersOfPage = `(select * from customer_order where store_id = $1 and id > $2 and ${isOrder} order by id limit $3)`;
const asked = ({ storeId, after, limit, timeZone }: PageOf) => [storeId, after, limit, timeZone];

/** Amounts in cents; moments as '2026-11-28 14:05'. */
export interface ExportedOrder {
  id: number;
  order_number: string;
  placed: string;
  status: string;
  name: string;
  email: string;
  phone: string;
  account: string;
  delivery_preference: string;
  /** The shipping option: 'Express'. */
  option: string;
  location: string;
  ship_to: ShipTo | null;
  payment: string;
  purchaseorder: string;
  currency: string;
  copies: number;
  original_price: number;
  discounts: number;
  subtotal: number;
  shipping: number;
  taxes: number;
  total: number;
  gift_cards: number;
  paid: number;
  refunded: number;
  /** What staff noted at the counter. */
  paid_in_store: number;
  payment_state: PaymentState;
  owing: number;
  tracking: string;
  instructions: string;
}

export function readOrderPage(q: Query, page: PageOf): Promise<ExportedOrder[]> {
  return q.query<ExportedOrder>(
    `select o.id, o.order_number, ${moment('o.placed_at')} as placed, o.status, o.name, o.email, o.phone,
       coalesce(c.san, '') as account, o.delivery_preference, o.provider as option, coalesce(l.name, '') as location, o.ship_to,
       o.payment_choice as payment, o.purchaseorder, o.currency,
       coalesce((select sum(i.quantity - ${canceled}) from order_line i where i.order_id = o.id), 0)::int as copies,
       o.original_price, o.discounts, o.subtotal, o.shipping,
       coalesce((select sum((t.value->>'amount')::int) from jsonb_array_elements(o.taxes) t), 0)::int as taxes,
       o.total, o.gift_card_amount as gift_cards, o.paid,
       ${refundedCents} as refunded, o.paid_in_store, greatest(0, o.total_owing - o.paid_in_store) as owing, ${paymentState} as payment_state,
       trim(o.carrier || ' ' || o.tracking) as tracking, o.instructions
     from ${ordersOfPage} o left join customer c on c.id = o.customer_id left join location l on l.id = o.location_id
     order by o.id`,
    asked(page),
    'export-orders',
  );
}

export interface ExportedOrderLine {
  order_id: number;
  order_number: string;
  placed: string;
  status: string;
  eisbn: string;
  title: string;
  subtitle: string;
  authors: string;
  binding: string;
  condition: string;
  goods_kind: string;
  quantity: number;
  canceled_quantity: number;
  backorder_quantity: number;
  /** Of one copy. */
  original_price: number;
  sold_price: number;
  /** Of all copies. */
  promo_discount: number;
  currency: string;
}

/** The lines of so many orders, whole orders only. */
export function readOrderLinePage(q: Query, page: PageOf): Promise<ExportedOrderLine[]> {
  return q.query<ExportedOrderLine>(
    `select o.id as order_id, o.order_number, ${moment('o.placed_at')} as placed, o.status, i.eisbn, i.title, i.subtitle,
       coalesce((select string_agg(a.value->>'name', ', ' order by a.n) from jsonb_array_elements(i.authors) with ordinality a(value, n)), '')
         as authors,
       i.binding, i.condition, i.goods_kind, i.quantity, ${canceled} as canceled_quantity, i.backorder_quantity, i.original_price, i.sold_price,
       i.promo_discount, o.currency
     from ${ordersOfPage} o join order_line i on i.order_id = o.id
     order by o.id, i.position`,
    asked(page),
    'export-order-lines',
  );
}

export interface ExportedCustomer {
  id: number;
  san: string;
  first_name: string;
  last_name: string;
  email: string;
  is_institution: boolean;
  company: string;
  phone_number: string;
  phone_number_ext: string;
  alt_phone_number: string;
  communication_preference: string;
  street_address: string;
  street_address_2: string;
  city: string;
  province: string;
  country: string;
  postal_code: string;
  extra_fields: Record<string, string>;
  registered: string;
  orders: number;
  last_order: string;
  /** Signed up for the newsletter with this address. */
  newsletter: boolean;
}

export function readCustomerPage(q: Query, page: PageOf): Promise<ExportedCustomer[]> {
  return q.query<ExportedCustomer>(
    `select c.id, c.san, c.first_name, c.last_name, c.email, c.is_institution, c.company, c.phone_number, c.phone_number_ext,
       c.alt_phone_number, c.communication_preference, c.street_address, c.street_address_2, c.city, c.province, c.country,
       c.postal_code, c.extra_fields, ${moment('c.created_at')} as registered, o.orders, coalesce(o.last_order, '') as last_order,
       exists (select from newsletter_signup n where n.store_id = c.store_id and n.email_key = c.email_key and n.ended_at is null)
         as newsletter
     from customer c
       cross join lateral (select count(*)::int as orders, ${moment('max(placed_at)')} as last_order from customer_order
         where customer_id = c.id and ${isOrder}) o
     where c.store_id = $1 and c.id > $2 order by c.id limit $3`,
    asked(page),
    'export-customers',
  );
}

export interface ExportedListRow {
  list: string;
  placement: string;
  eisbn: string;
  title: string;
  author: string;
}

/** The lists of the shop in their order. */
export async function readListIds(q: Query, storeId: number): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    'select id from title_list where store_id = $1 order by placement, position, id',
    [storeId],
    'export-list-ids',
  );
  return rows.map(({ id }) => id);
}

/** The books of a list; one row without a book for an empty list. None for a list that is gone. */
export function readListRows(q: Query, storeId: number, listId: number): Promise<ExportedListRow[]> {
  return q.query<ExportedListRow>(
    `select l.name as list, l.placement, coalesce(t.eisbn, '') as eisbn, coalesce(t.title, '') as title,
       coalesce(t.author, '') as author
     from title_list l left join title_list_item i on i.list_id = l.id left join title t on t.id = i.title_id
     where l.store_id = $1 and l.id = $2 order by i.position, t.id`,
    [storeId, listId],
    'export-list-rows',
  );
}

/** How many rows of a kind a store has, about: what a progress bar counts up to. */
export async function countRows(
  q: Query,
  table: 'customer_order' | 'customer' | 'title_list' | 'page',
  storeId: number,
): Promise<number> {
  const [row] = await q.query<{ n: number }>(
    `select count(*)::int as n from ${table} where store_id = $1`,
    [storeId],
    `export-count-${table}`,
  );
  return row?.n ?? 0;
}
