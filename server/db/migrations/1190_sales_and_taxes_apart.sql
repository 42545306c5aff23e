-- The ledger keeps sales, taxes and gift cards apart. Sales were booked with their taxes and the gift cards among them, and what gift
-- cards paid was not booked.
insert into ledger_entry (store_id, order_id, debit, credit, amount, currency, reference, at)
select o.store_id, o.id, e.debit, e.credit, e.amount, o.currency, e.event || ':' || o.id, now()
from ledger_entry sold
  join customer_order o on o.id = sold.order_id
  cross join lateral (select
    (select coalesce(sum((t->>'amount')::int), 0)::int from jsonb_array_elements(o.taxes) t) as tax,
    (select coalesce(sum(l.quantity * l.sold_price - l.promo_discount), 0)::int from order_line l
     where l.order_id = o.id and l.goods_kind = 'gift_card') as cards,
    (select coalesce(-sum(c.amount), 0)::int from gift_card_entry c
     where c.order_id = o.id and c.kind in ('redeemed', 'released')) as redeemed) s
  cross join lateral (values
    ('sold-tax', 'sales', 'tax', s.tax),
    ('sold-cards', 'sales', 'gift cards', s.cards),
    ('gift-cards', 'gift cards', 'receivable', s.redeemed)) e(event, debit, credit, amount)
where sold.reference = 'sold:' || o.id and e.amount > 0;
