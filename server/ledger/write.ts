import type { Query } from '../db/db.ts';

/** Books an event once; false = it is booked already. */
export async function bookEntry(
  q: Query,
  entry: {
    storeId: number;
    orderId: number | null;
    /** null: of the order itself. */
    paymentId: number | null;
    debit: string;
    credit: string;
    amount: number;
    currency: string;
    reference: string;
    now: Date;
  },
): Promise<boolean> {
  const rows = await q.query(
    `insert into ledger_entry (store_id, order_id, payment_id, debit, credit, amount, currency, reference, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (reference) do nothing returning id`,
    [
      entry.storeId,
      entry.orderId,
      entry.paymentId,
      entry.debit,
      entry.credit,
      entry.amount,
      entry.currency,
      entry.reference,
      entry.now.toISOString(),
    ],
    'ledger-book',
  );
  return rows.length > 0;
}

/**
 * Books the sale of an order once: sales and taxes apart, gift cards that were bought as what the shop owes their holders, and
 * what gift cards paid of it.
 */
export async function bookSale(q: Query, orderId: number, now: Date): Promise<void> {
  await q.query(
    `insert into ledger_entry (store_id, order_id, debit, credit, amount, currency, reference, at)
     select o.store_id, o.id, e.debit, e.credit, e.amount, o.currency, e.event || ':' || o.id, $2
     from customer_order o
       cross join lateral (select
         (select coalesce(sum((t->>'amount')::int), 0)::int from jsonb_array_elements(o.taxes) t) as tax,
         (select coalesce(sum(l.quantity * l.sold_price - l.promo_discount), 0)::int from order_line l
          where l.order_id = o.id and l.goods_kind = 'gift_card') as cards,
         (select coalesce(-sum(c.amount), 0)::int from gift_card_entry c
          where c.order_id = o.id and c.kind in ('redeemed', 'released')) as redeemed) s
       cross join lateral (values
         ('sold', 'receivable', 'sales', o.total - s.tax - s.cards),
         ('sold-tax', 'receivable', 'tax', s.tax),
         ('sold-cards', 'receivable', 'gift cards', s.cards),
         ('gift-cards', 'gift cards', 'receivable', s.redeemed)) e(event, debit, credit, amount)
     where o.id = $1 and e.amount > 0
     on conflict (reference) do nothing`,
    [orderId, now.toISOString()],
    'ledger-book-sale',
  );
}

/** The parts of a sale that are undone, in cents. */
export interface SaleParts {
  sales: number;
  taxes: number;
  /** Gift cards that were bought. */
  cards: number;
}

/**
 * Books the parts of a sale that a refund takes back, and what of the refund goes to gift cards or is no longer owed. The provider's part
 * is booked when it is sent.
 */
export async function bookRefund(
  q: Query,
  refund: { id: number; parts: SaleParts; toGiftCards: number; notCharged: number; now: Date },
): Promise<void> {
  const { sales, taxes, cards } = refund.parts;
  await q.query(
    `insert into ledger_entry (store_id, order_id, debit, credit, amount, currency, reference, at)
     select o.store_id, o.id, e.debit, e.credit, e.amount, o.currency, e.event || ':' || r.id, $2
     from refund r join customer_order o on o.id = r.order_id
       cross join lateral (values
         ('refund-sales', 'sales', 'refunds', $3::int),
         ('refund-tax', 'tax', 'refunds', $4::int),
         ('refund-cards', 'gift cards', 'refunds', $5::int),
         ('refunded-to-cards', 'refunds', 'gift cards', $6::int),
         ('not-charged', 'refunds', 'receivable', $7::int)) e(event, debit, credit, amount)
     where r.id = $1 and e.amount > 0`,
    [refund.id, refund.now.toISOString(), sales, taxes, cards, refund.toGiftCards, refund.notCharged],
    'ledger-book-refund',
  );
}

/**
 * Books that the rest of a canceled order's sale will not be paid; nothing if the sale was not booked. `released`: what gift cards
 * had paid of it.
 */
export async function bookUnsold(
  q: Query,
  orderId: number,
  { parts, released, now }: { parts: SaleParts; released: number; now: Date },
): Promise<void> {
  await q.query(
    `insert into ledger_entry (store_id, order_id, debit, credit, amount, currency, reference, at)
     select o.store_id, o.id, e.debit, e.credit, e.amount, o.currency, e.event || ':' || o.id, $2
     from customer_order o cross join lateral (values
       ('unsold', 'sales', 'receivable', $3::int),
       ('unsold-tax', 'tax', 'receivable', $4::int),
       ('unsold-cards', 'gift cards', 'receivable', $5::int),
       ('released-cards', 'receivable', 'gift cards', $6::int)) e(event, debit, credit, amount)
     where o.id = $1 and e.amount > 0
       and exists (select from ledger_entry s where s.order_id = o.id and s.reference in ('sold:' || o.id, 'sold-cards:' || o.id))
     on conflict (reference) do nothing`,
    [orderId, now.toISOString(), parts.sales, parts.taxes, parts.cards, released],
    'ledger-book-unsold',
  );
}
