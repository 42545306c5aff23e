-- What is canceled of an order before it was paid is not charged. It is kept beside refunds, because it takes back the same: copies of
-- lines with their taxes.
alter table refund add column not_charged int not null default 0 check (not_charged >= 0);
alter table refund drop constraint refund_check;
alter table refund add constraint refund_ways check (to_provider + to_gift_cards + not_charged = amount);

create or replace function check_refund() returns trigger language plpgsql as $$
declare
  o customer_order;
  r record;
begin
  select * into o from customer_order where id = new.order_id;
  if new.amount <> new.shipping
      + (select coalesce(sum((t->>'amount')::int), 0) from jsonb_array_elements(new.taxes) t)
      + (select coalesce(sum(amount), 0) from refund_line where refund_id = new.id) then
    raise exception 'order %: refund % is not the sum of its parts', o.order_number, new.id;
  end if;
  if new.to_gift_cards <> (select coalesce(sum(amount), 0) from gift_card_entry where refund_id = new.id) then
    raise exception 'order %: gift cards did not get what refund % says', o.order_number, new.id;
  end if;
  select coalesce(sum(amount), 0) as amount, coalesce(sum(shipping), 0) as shipping,
      coalesce(sum(not_charged), 0) as not_charged into r
    from refund where order_id = o.id;
  if r.amount <> (select coalesce(sum(amount), 0) from ledger_entry where order_id = o.id and credit = 'refunds') then
    raise exception 'order %: the ledger and the refunds disagree', o.order_number;
  end if;
  if r.amount - r.not_charged > o.paid + (select coalesce(-sum(amount), 0) from gift_card_entry
      where order_id = o.id and kind in ('redeemed', 'released')) then
    raise exception 'order %: more given back than was paid', o.order_number;
  end if;
  if r.shipping > o.shipping then
    raise exception 'order %: more shipping given back than was paid', o.order_number;
  end if;
  if exists (
    select from (
      select t->>'type' as type, sum((t->>'amount')::int) as amount
      from refund f cross join lateral jsonb_array_elements(f.taxes) t where f.order_id = o.id group by 1) back
    where back.amount > (
      select coalesce(sum((c->>'amount')::int), 0) from jsonb_array_elements(o.taxes) c where c->>'type' = back.type)) then
    raise exception 'order %: more tax given back than was charged', o.order_number;
  end if;
  if exists (
    select from refund_line b join refund f on f.id = b.refund_id
      left join order_line l on l.order_id = f.order_id and l.position = b.position
    where f.order_id = o.id
    group by b.position, l.quantity, l.sold_price, l.promo_discount
    having l.quantity is null or sum(b.quantity) > l.quantity
      or sum(b.amount) > l.quantity * l.sold_price - l.promo_discount) then
    raise exception 'order %: more of a line given back than was sold', o.order_number;
  end if;
  return null;
end $$;

-- At commit: gift cards + paid + owing + not charged = total, and what was paid and given back is what the ledger says.
create or replace function check_order_money() returns trigger language plpgsql as $$
declare
  o customer_order;
  gift_cards int;
  not_charged int;
  booked_paid int;
  booked_refunds int;
begin
  select * into o from customer_order where id = new.id;
  -- Deleted since, or a quote or an order that came to nothing.
  if o.id is null then return null; end if;
  select coalesce(sum(case when credit = 'receivable' then amount end), 0),
         coalesce(sum(case when debit = 'refunds' then amount end), 0)
    into booked_paid, booked_refunds from ledger_entry where order_id = o.id and payment_id is not null;
  if o.paid <> booked_paid or o.refunded <> booked_refunds then
    raise exception 'order %: paid % and refunded %, but the ledger has % and %',
      o.order_number, o.paid, o.refunded, booked_paid, booked_refunds;
  end if;
  if o.refunded > o.paid then
    raise exception 'order %: more refunded than paid', o.order_number;
  end if;
  if o.status in ('canceled', 'payment_failed', 'quote_requested') then return null; end if;
  select coalesce(-sum(amount), 0) into gift_cards from gift_card_entry
    where order_id = o.id and kind in ('redeemed', 'released');
  select coalesce(sum(f.not_charged), 0) into not_charged from refund f where f.order_id = o.id;
  if gift_cards + o.paid + o.total_owing + not_charged <> o.total then
    raise exception 'order %: gift cards % + paid % + owing % + not charged % is not the total %',
      o.order_number, gift_cards, o.paid, o.total_owing, not_charged, o.total;
  end if;
  return null;
end $$;
