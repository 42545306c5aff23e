import type { FormAnswer } from '../../contract/custom-form.ts';
import type { Occasion } from '../../contract/gift-registry-rules.ts';
import type { AppliedPromotion } from '../../contract/promotion.ts';
import type { ShipTo } from '../../contract/ship-to.ts';
import type { Condition } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';
import { insertMail } from '../mail/write.ts';
import { isOver, isPlaced } from './order-status.ts';
import { copiesOfLine } from './shipment-queries.ts';

/** A promotion of an order, with the cents off each line by its position. */
export interface OrderPromotion extends AppliedPromotion {
  lines: { position: number; amount: number }[];
}

export interface OrderRow {
  id: number;
  store_id: number;
  order_number: string;
  session_id: number | null;
  customer_id: number | null;
  corp_id: number | null;
  key_hash: string;
  payment_intent: string;
  placed_at: Date;
  status: string;
  delivery_preference: string;
  location_id: number | null;
  /** Of an order that is delivered. */
  ship_to: ShipTo | null;
  provider: string;
  multiship_method: 'all' | 'batched';
  /** Of its latest parcel; '' = not said. */
  carrier: string;
  tracking: string;
  delivery_min: number;
  delivery_max: number;
  is_shipping_tbd: boolean;
  name: string;
  email: string;
  phone: string;
  preferred_communication: string;
  instructions: string;
  purchaseorder: string;
  custom_form: { form_header: string; values: FormAnswer[] } | null;
  payment_choice: string;
  currency: string;
  original_price: number;
  discounts: number;
  promotions: OrderPromotion[];
  subtotal: number;
  taxes: { type: string; amount: number }[];
  tax_exemption: string;
  shipping: number;
  total: number;
  gift_card_amount: number;
  total_owing: number;
  /** At a provider. */
  paid: number;
  refunded: number;
  /** What gift cards had paid and got back, because the order was canceled before it was paid. */
  released: number;
  /** Cents that staff noted as paid at the counter. */
  paid_in_store: number;
  /** At a provider, 'Visa ending in 4242'; '' for an order that is paid otherwise. */
  paid_with: string;
}

export async function findOrder(
  q: Query,
  storeId: number,
  orderNumber: string,
): Promise<OrderRow | undefined> {
  const [row] = await q.query<OrderRow>(
    `select id, store_id, order_number, session_id, customer_id, corp_id, key_hash, payment_intent, placed_at, status, delivery_preference, location_id,
       ship_to, provider, multiship_method, carrier, tracking, delivery_min, delivery_max, is_shipping_tbd, name, email, phone, preferred_communication, instructions, purchaseorder, custom_form, payment_choice, currency,
       original_price, discounts, promotions, subtotal, taxes, tax_exemption, shipping, total, gift_card_amount, total_owing, paid, refunded, paid_in_store,
       (select coalesce(sum(e.amount), 0)::int from gift_card_entry e where e.order_id = customer_order.id and e.kind = 'released') as released,
       coalesce((select label from payment p where p.order_id = customer_order.id), '') as paid_with
     from customer_order where order_number = $2 and store_id = $1 and ${isPlaced('status')}`,
    [storeId, orderNumber],
    'order-find',
  );
  return row;
}

/** A line as it was sold, with the cover and release date of the title as it is today (null when it is gone). */
export interface OrderLineRow {
  position: number;
  eisbn: string;
  title: string;
  subtitle: string;
  authors: { name: string }[];
  binding: string;
  condition: string;
  quantity: number;
  backorder_quantity: number;
  to_send: number;
  held: number;
  canceled_quantity: number;
  sold_price: number;
  original_price: number;
  cover_cache: string | null;
  cover_ratio: number | null;
  goods_kind: string;
  notes: Record<string, unknown>;
  gift_registry_id: number | null;
  registry_occasion: Occasion | null;
  registry_title: string | null;
  availability: string | null;
  publication_date: string | null;
  release_date: string | null;
}

export function readOrderLines(q: Query, orderId: number): Promise<OrderLineRow[]> {
  return q.query<OrderLineRow>(
    `select l.position, l.eisbn, l.title, l.subtitle, l.authors, l.binding, l.condition, l.quantity, l.backorder_quantity,
       s.to_send, s.held, l.canceled_quantity, l.sold_price, l.original_price, t.cover_cache, t.cover_ratio, l.goods_kind, l.notes,
       r.id as gift_registry_id, r.occasion as registry_occasion, r.title as registry_title, t.availability,
       t.publication_date, t.release_date
     from order_line l left join title t on t.id = l.title_id
       left join gift_registry r on r.id = l.gift_registry_id and r.visibility <> 'private' ${copiesOfLine} where l.order_id = $1 order by l.position`,
    [orderId],
    'order-lines',
  );
}

/** The order that this session placed last, '' for none. */
export async function findLastOrder(q: Query, sessionId: number): Promise<string> {
  const [row] = await q.query<{ order_number: string }>(
    `select order_number from customer_order where session_id = $1 and ${isPlaced('status')}
     order by placed_at desc, id desc limit 1`,
    [sessionId],
    'order-last',
  );
  return row?.order_number ?? '';
}

export interface HistoryRow {
  order_number: string;
  placed_at: Date;
  status: string;
  delivery_preference: string;
  location_id: number | null;
  name: string;
  total: number;
  item_count: number;
  titles: string[];
}

export interface HistoryFilter {
  storeId: number;
  /** Whose orders: those of this account … */
  corpId: number;
  /** … and of them only this person's, unless the account is their own. */
  customerId: number;
  timeZone: string;
  year: number | null;
  term: string;
  locationId: number | null;
}

const ofAccount = `o.store_id = $1 and coalesce(o.corp_id, o.customer_id) = $2 and ($2 = $3 or o.customer_id = $3) and ${isPlaced('o.status')}`;

/** Characters that `like` gives a meaning. */
const literally = (term: string) => term.replace(/[\\%_]/g, '\\$&');

export async function readHistory(
  q: Query,
  filter: HistoryFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: HistoryRow[]; count: number }> {
  const rows = await q.query<HistoryRow & { count: number }>(
    `select o.order_number, o.placed_at, o.status, o.delivery_preference, o.location_id, o.name, o.total, count(*) over ()::int as count,
       (select count(*)::int from order_line l where l.order_id = o.id) as item_count,
       (select coalesce(json_agg(t.title order by t.position), '[]')
        from (select title, position from order_line l where l.order_id = o.id order by position limit 3) t) as titles
     from customer_order o
     where ${ofAccount}
       and ($4::int is null or extract(year from o.placed_at at time zone $5) = $4)
       and ($6::int is null or o.location_id = $6)
       and ($7 = '' or o.order_number = $7 or o.purchaseorder ilike $8 or exists (
         select 1 from order_line l where l.order_id = o.id
           and (l.eisbn = $9 or l.title ilike $8 or l.authors::text ilike $8)))
     order by o.placed_at desc, o.id desc offset $10 limit $11`,
    [
      filter.storeId,
      filter.corpId,
      filter.customerId,
      filter.year,
      filter.timeZone,
      filter.locationId,
      filter.term,
      `%${literally(filter.term)}%`,
      filter.term.replace(/[\s-]/g, ''),
      page.offset,
      page.limit,
    ],
    'order-history',
  );
  return { rows, count: rows[0]?.count ?? 0 };
}

export async function readYears(q: Query, filter: HistoryFilter): Promise<number[]> {
  const rows = await q.query<{ year: number }>(
    `select distinct extract(year from o.placed_at at time zone $4)::int as year from customer_order o
     where ${ofAccount} order by year desc`,
    [filter.storeId, filter.corpId, filter.customerId, filter.timeZone],
    'order-years',
  );
  return rows.map((row) => row.year);
}

/**
 * Moves an order on from one of the states in `from`. An order that is over (`isOver`) keeps the name
 * of an erased customer for one more day, for its mail. False = it was in none of them, or another process was faster. */
export async function advanceOrder(
  q: Query,
  step: { orderId: number; from: string[]; to: string; changedBy: string },
): Promise<boolean> {
  const rows = await q.query(
    `with moved as (
       update customer_order set status = $3,
         forget_at = case when $5 and forget_at is not null then least(forget_at, now() + interval '1 day') else forget_at end
       where id = $1 and status = any($2::text[]) returning id)
     insert into order_event (order_id, status, changed_by) select id, $3, $4 from moved returning order_id`,
    [step.orderId, step.from, step.to, step.changedBy, isOver(step.to)],
    'order-advance',
  );
  return rows.length > 0;
}

/** Copies of an order that are set aside in the shop, by title and condition: without those that have left or are back on the shelf. */
export function readHeldCopies(
  q: Query,
  orderId: number,
): Promise<{ title_id: number; condition: Condition; quantity: number }[]> {
  return q.query(
    `select l.title_id, l.condition, sum(s.held)::int as quantity from order_line l ${copiesOfLine}
     where l.order_id = $1 and l.title_id is not null and l.goods_kind not in ('gift_card', 'ticket') and s.held > 0
     group by l.title_id, l.condition order by l.title_id, l.condition`,
    [orderId],
    'order-held',
  );
}

/** Queues a mail about an order to its customer; a mail of that kind is queued once, or once for each refund, parcel or quote. */
export async function insertOrderMail(
  q: Query,
  mail: {
    storeId: number;
    orderNumber: string;
    template: string;
    sender: string;
    recipient: string;
    subject: string;
    /** Of 'order-refunded'. */
    refundId?: number;
    /** Of 'order-shipped'. */
    shipmentId?: number;
    /** For 'quote-answered': how often it was answered. */
    answers?: number;
  },
): Promise<void> {
  const { storeId, orderNumber, template, sender, recipient, subject, refundId, shipmentId, answers } = mail;
  const which = refundId ?? shipmentId ?? answers;
  await insertMail(q, {
    ...{ storeId, template, sender, recipient, subject },
    reference: [template, orderNumber, which].filter((part) => part !== undefined).join(':'),
    data: {
      order_number: orderNumber,
      ...(refundId !== undefined && { refund_id: refundId }),
      ...(shipmentId !== undefined && { shipment_id: shipmentId }),
    },
  });
}
