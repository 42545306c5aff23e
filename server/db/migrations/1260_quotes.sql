-- The shop's answer to a quote request. Its prices are those of the request's lines.
create table quote (
  order_id bigint primary key references customer_order on delete cascade,
  store_id int not null references store,
  -- Cents for delivery; null = as the checkout computes it.
  shipping int check (shipping >= 0),
  -- Its last day, by the clock of the store; null = the shop has declined.
  valid_until date,
  note text not null default '',
  -- How often it was answered: each answer is mailed.
  answers int not null default 1,
  -- The order that was placed at its prices.
  used_by bigint unique references customer_order on delete set null
);
create index quote_store on quote (store_id);

-- As before, of more kinds of quotes.
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
  if o.status in ('canceled', 'payment_failed') or o.delivery_preference = 'quote' then return null; end if;
  select coalesce(-sum(amount), 0) into gift_cards from gift_card_entry
    where order_id = o.id and kind in ('redeemed', 'released');
  select coalesce(sum(f.not_charged), 0) into not_charged from refund f where f.order_id = o.id;
  if gift_cards + o.paid + o.total_owing + not_charged <> o.total then
    raise exception 'order %: gift cards % + paid % + owing % + not charged % is not the total %',
      o.order_number, gift_cards, o.paid, o.total_owing, not_charged, o.total;
  end if;
  return null;
end $$;
