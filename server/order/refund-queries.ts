import type { GoodsKind } from '../../contract/goods-kind.ts';
import type { Condition } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';
import type { TaxRate } from '../tax/tax-rate.ts';
import type { Tax } from '../tax/taxes.ts';
import type { RefundPlan } from './refund-plan.ts';
import { copiesOfLine } from './shipment-queries.ts';

/** What was paid for an order as a whole, and what of it went back; cents. */
export interface OrderMoneyRow {
  shipping: number;
  taxes: Tax[];
  tax_rates: TaxRate[];
  total_owing: number;
  /** At a provider. */
  paid: number;
  /** By gift cards. */
  by_cards: number;
  /** All that was given back, or is to be. */
  returned: number;
  returned_shipping: number;
  returned_taxes: Tax[];
  refunds: number;
}

/** Locks an order, so that of two refunds at once the second sees what the first has given back. */
export async function lockOrder(q: Query, orderId: number): Promise<void> {
  await q.query('select id from customer_order where id = $1 for update', [orderId], 'refund-lock-order');
}

export async function readOrderMoney(q: Query, orderId: number): Promise<OrderMoneyRow> {
  const [row] = await q.query<OrderMoneyRow>(
    `select o.shipping, o.taxes, o.tax_rates, o.total_owing, o.paid,
       (select coalesce(-sum(e.amount), 0)::int from gift_card_entry e
        where e.order_id = o.id and e.kind in ('redeemed', 'released')) as by_cards,
       r.refunds, r.shipping as returned_shipping,
       r.amount + (select coalesce(sum(s.amount), 0)::int from payment p join payment_step s on s.payment_id = p.id
         where p.order_id = o.id and s.kind = 'refund' and s.state <> 'refused'
           and not exists (select from refund f where f.payment_step_id = s.id)) as returned,
       (select coalesce(json_agg(t), '[]') from (
          select t->>'type' as type, sum((t->>'amount')::int)::int as amount
          from refund f cross join lateral jsonb_array_elements(f.taxes) t where f.order_id = o.id group by 1) t) as returned_taxes
     from customer_order o cross join lateral (
       select count(*)::int as refunds, coalesce(sum(f.amount - f.not_charged), 0)::int as amount, coalesce(sum(f.shipping), 0)::int as shipping
       from refund f where f.order_id = o.id) r
     where o.id = $1`,
    [orderId],
    'refund-order-money',
  );
  if (!row) throw new Error(`there is no order ${orderId}`);
  return row;
}

/** A line of an order with what went back of it. */
export interface RefundableLine {
  position: number;
  kind: GoodsKind;
  title_id: number | null;
  condition: Condition;
  quantity: number;
  /** Cents that were paid for it, after promotions and before tax. */
  amount: number;
  returned: number;
  returned_amount: number;
  /** Copies that left, that are still to leave in a parcel, and that are set aside in the shop. */
  shipped: number;
  to_send: number;
  held: number;
}

export function readRefundableLines(q: Query, orderId: number): Promise<RefundableLine[]> {
  return q.query(
    `select l.position, l.goods_kind as kind, l.title_id, l.condition, l.quantity,
       l.quantity * l.sold_price - l.promo_discount as amount,
       r.returned, r.returned_amount, s.shipped, s.to_send, s.held
     from order_line l ${copiesOfLine} cross join lateral (
       select coalesce(sum(b.quantity), 0)::int as returned, coalesce(sum(b.amount), 0)::int as returned_amount
       from refund_line b join refund f on f.id = b.refund_id where f.order_id = l.order_id and b.position = l.position) r
     where l.order_id = $1 order by l.position`,
    [orderId],
    'refund-lines',
  );
}

export interface NewRefund {
  storeId: number;
  orderId: number;
  now: Date;
  by: string;
  reason: string;
  plan: RefundPlan;
  toProvider: number;
  toGiftCards: number;
  /** What was still owed for it. */
  notCharged: number;
  /** The step that sends the provider's part; null = the provider gives nothing back. */
  stepId: number | null;
  /** Copies that go back on the shelf, by the position of their line. */
  restocked: ReadonlyMap<number, number>;
}

export async function insertRefund(q: Query, refund: NewRefund): Promise<number> {
  const { plan } = refund;
  const [row] = await q.query<{ id: number }>(
    `with owed as (update customer_order set total_owing = total_owing - $12 where id = $2)
     insert into refund (store_id, order_id, at, made_by, reason, amount, shipping, taxes, to_provider, to_gift_cards, payment_step_id,
       not_charged)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12) returning id`,
    [
      refund.storeId,
      refund.orderId,
      refund.now.toISOString(),
      refund.by,
      refund.reason,
      plan.amount,
      plan.shipping,
      JSON.stringify(plan.taxes),
      refund.toProvider,
      refund.toGiftCards,
      refund.stepId,
      refund.notCharged,
    ],
    'refund-insert',
  );
  if (!row) throw new Error('the refund was not stored');
  await q.query(
    `insert into refund_line (refund_id, position, quantity, amount, restocked)
     select $1, l.* from jsonb_to_recordset($2::jsonb) as l(position int, quantity int, amount int, restocked int)`,
    [
      row.id,
      JSON.stringify(
        plan.lines.map((line) => ({ ...line, restocked: refund.restocked.get(line.position) ?? 0 })),
      ),
    ],
    'refund-insert-lines',
  );
  return row.id;
}

/** Refunds of an order that its provider has refused; `amount` in cents is what was to be sent there. */
export function findRefusedRefunds(q: Query, orderId: number): Promise<{ id: number; amount: number }[]> {
  return q.query(
    `select r.id, r.to_provider as amount from refund r join payment_step s on s.id = r.payment_step_id
     where r.order_id = $1 and s.state = 'refused' order by r.id`,
    [orderId],
    'refund-refused',
  );
}

/** From now on, this step sends the provider's part of a refund. */
export async function sendRefundBy(q: Query, id: number, stepId: number): Promise<void> {
  await q.query('update refund set payment_step_id = $2 where id = $1', [id, stepId], 'refund-send-again');
}

/** A refund as the order and its mail name it. */
export interface RefundRow {
  id: number;
  at: Date;
  made_by: string;
  reason: string;
  amount: number;
  shipping: number;
  taxes: Tax[];
  to_provider: number;
  not_charged: number;
  /** State of the provider's part; '' = the provider gives nothing back. */
  state: '' | 'open' | 'done' | 'refused';
  /** Why the provider refused it. */
  refused: string;
  lines: { position: number; title: string; quantity: number; amount: number; restocked: number }[];
  cards: { last_four: string; amount: number }[];
}

/** The refunds of an order, the oldest first. */
export function readRefunds(q: Query, orderId: number): Promise<RefundRow[]> {
  return q.query<RefundRow>(
    `select r.id, r.at, r.made_by, r.reason, r.amount, r.shipping, r.taxes, r.to_provider, r.not_charged,
       coalesce(s.state, '') as state, coalesce(s.reason, '') as refused,
       (select coalesce(json_agg(json_build_object('position', b.position, 'title', l.title, 'quantity', b.quantity,
          'amount', b.amount, 'restocked', b.restocked) order by b.position), '[]')
        from refund_line b join order_line l on l.order_id = r.order_id and l.position = b.position
        where b.refund_id = r.id) as lines,
       (select coalesce(json_agg(json_build_object('last_four', c.last_four, 'amount', e.amount) order by e.id), '[]')
        from gift_card_entry e join gift_card c on c.id = e.gift_card_id where e.refund_id = r.id) as cards
     from refund r left join payment_step s on s.id = r.payment_step_id where r.order_id = $1 order by r.id`,
    [orderId],
    'refund-list',
  );
}
