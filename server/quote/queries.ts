import type { StaffQuote } from '../../contract/admin/quote.ts';
import type { GoodsKind } from '../../contract/goods-kind.ts';
import type { Condition } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';
import type { TaxRate } from '../tax/tax-rate.ts';
import type { QuoteAmounts } from './quote-amounts.ts';

/** The shop's answer to a quote request. */
export interface QuoteRow {
  order_id: number;
  order_number: string;
  /** State of the request: 'quote_answered', 'quote_ordered' … */
  status: string;
  /** Cents; null = as the checkout computes it. */
  shipping: number | null;
  /** 'YYYY-MM-DD'; null = the shop has declined. */
  valid_until: string | null;
  note: string;
  answers: number;
  /** The number of the order at its prices, '' = none. */
  ordered_as: string;
  /** That order still waits for its payment. */
  is_awaiting_payment: boolean;
}

export async function findQuote(q: Query, orderId: number): Promise<QuoteRow | undefined> {
  const [row] = await q.query<QuoteRow>(
    `select k.order_id, o.order_number, o.status, k.shipping, k.valid_until::text as valid_until, k.note, k.answers,
       coalesce(u.order_number, '') as ordered_as, coalesce(u.status = 'awaiting_payment', false) as is_awaiting_payment
     from quote k join customer_order o on o.id = k.order_id left join customer_order u on u.id = k.used_by
     where k.order_id = $1`,
    [orderId],
    'quote-find',
  );
  return row;
}

/** What was quoted for: a line of the request. */
export interface QuotedLine {
  position: number;
  /** null = it is no longer in the catalogue. */
  title_id: number | null;
  title: string;
  eisbn: string;
  condition: Condition;
  kind: GoodsKind;
  quantity: number;
  /** Cents for one copy. */
  sold_price: number;
  original_price: number;
  /** The discount of the request, for the whole line. */
  promo_discount: number;
  notes: Record<string, unknown>;
}

export function readQuotedLines(q: Query, orderId: number): Promise<QuotedLine[]> {
  return q.query<QuotedLine>(
    `select l.position, t.id as title_id, l.title, l.eisbn, l.condition, l.goods_kind as kind, l.quantity, l.sold_price,
       l.original_price, l.promo_discount, l.notes
     from order_line l left join title t on t.id = l.title_id and t.deleted_at is null
     where l.order_id = $1 order by l.position`,
    [orderId],
    'quote-lines',
  );
}

export interface QuoteFilter {
  storeId: number;
  /** Those that are over too. */
  all: boolean;
  /** Of one location; null = of the whole store. */
  locationId: number | null;
  /** Only this one; '' = any. */
  orderNumber?: string;
}

/** Quote requests with the shop's answers, the oldest first. */
export function readRequests(
  q: Query,
  { storeId, all, locationId, orderNumber = '' }: QuoteFilter,
): Promise<(Omit<StaffQuote, 'order_date'> & { placed_at: Date })[]> {
  return q.query(
    `select o.order_number, o.placed_at, o.status, o.name, o.email, o.phone, o.instructions as message, o.currency, o.taxes, o.total,
       k.shipping, k.valid_until::text as valid_until, coalesce(k.note, '') as note, coalesce(u.order_number, '') as ordered_as,
       (select json_agg(json_build_object('position', l.position, 'eisbn', l.eisbn, 'title', l.title, 'condition', l.condition,
          'quantity', l.quantity, 'original_price', l.original_price, 'price', l.sold_price) order by l.position)
        from order_line l where l.order_id = o.id) as lines
     from customer_order o left join quote k on k.order_id = o.id left join customer_order u on u.id = k.used_by
     where o.store_id = $1 and o.delivery_preference = 'quote' and ($2 or o.status in ('quote_requested', 'quote_answered'))
       and ($3::int is null or o.location_id = $3) and ($4 = '' or o.order_number = $4)
     order by o.placed_at, o.id`,
    [storeId, all, locationId, orderNumber],
    'quote-requests',
  );
}

/** Locks a quote request and says how far it is; undefined = the store has none with this number. */
export async function lockRequest(
  q: Query,
  storeId: number,
  orderNumber: string,
): Promise<{ id: number; status: string; location_id: number | null; tax_rates: TaxRate[] } | undefined> {
  const [row] = await q.query<{
    id: number;
    status: string;
    location_id: number | null;
    tax_rates: TaxRate[];
  }>(
    `select id, status, location_id, tax_rates from customer_order
     where store_id = $1 and order_number = $2 and delivery_preference = 'quote' for update`,
    [storeId, orderNumber],
    'quote-lock-request',
  );
  return row;
}

/** Writes the shop's prices into a request; returns how often it was answered. */
export async function saveAnswer(
  q: Query,
  answer: {
    orderId: number;
    shipping: number | null;
    validUntil: string;
    note: string;
    amounts: QuoteAmounts;
  },
): Promise<number> {
  const { orderId, amounts } = answer;
  await q.query(
    `update order_line l set sold_price = a.sold_price, original_price = a.original_price, promo_discount = 0
     from jsonb_to_recordset($2::jsonb) as a(position int, sold_price int, original_price int)
     where l.order_id = $1 and l.position = a.position`,
    [orderId, JSON.stringify(amounts.lines)],
    'quote-save-lines',
  );
  await q.query(
    `update customer_order set original_price = $2, discounts = $3, promotions = '[]', subtotal = $4, taxes = $5::jsonb, shipping = $6,
       is_shipping_tbd = $7, total = $8, total_owing = $8 where id = $1`,
    [
      orderId,
      amounts.originalPrice,
      amounts.originalPrice - amounts.subtotal,
      amounts.subtotal,
      JSON.stringify(amounts.taxes),
      answer.shipping ?? 0,
      answer.shipping === null,
      amounts.total,
    ],
    'quote-save-order',
  );
  const [row] = await q.query<{ answers: number }>(
    `insert into quote (order_id, store_id, shipping, valid_until, note)
     select id, store_id, $2, $3::date, $4 from customer_order where id = $1
     on conflict (order_id) do update set shipping = excluded.shipping, valid_until = excluded.valid_until,
       note = excluded.note, answers = quote.answers + 1
     returning answers`,
    [orderId, answer.shipping, answer.validUntil, answer.note],
    'quote-save',
  );
  if (!row) throw new Error('the quote was not stored');
  return row.answers;
}

/** Keeps what the shop wrote when it declined. */
export async function saveDecline(q: Query, orderId: number, note: string): Promise<void> {
  await q.query(
    `insert into quote (order_id, store_id, note) select id, store_id, $2 from customer_order where id = $1
     on conflict (order_id) do update set valid_until = null, note = excluded.note`,
    [orderId, note],
    'quote-save-decline',
  );
}
