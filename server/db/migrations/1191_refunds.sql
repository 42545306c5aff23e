-- Money that was given back on an order.
create table refund (
  id bigint generated always as identity primary key,
  store_id int not null references store,
  order_id bigint not null references customer_order,
  at timestamptz not null,
  -- 'command line', 'staff 3'
  made_by text not null,
  reason text not null default '',
  -- Cents: all of it, and what of it is for delivery and for each tax. The rest is for its lines.
  amount int not null check (amount > 0),
  shipping int not null check (shipping >= 0),
  taxes jsonb not null,
  -- Where it goes.
  to_provider int not null check (to_provider >= 0),
  to_gift_cards int not null check (to_gift_cards >= 0),
  -- What sends the provider's part.
  payment_step_id bigint unique references payment_step,
  check (to_provider + to_gift_cards = amount),
  check ((payment_step_id is null) = (to_provider = 0))
);
create index refund_order on refund (order_id);
create index refund_store on refund (store_id, id);

create table refund_line (
  refund_id bigint not null references refund,
  position int not null,
  -- 0 = a part of the price alone.
  quantity int not null check (quantity >= 0),
  -- Cents before tax.
  amount int not null check (amount >= 0),
  -- Copies that went back on the shelf.
  restocked int not null default 0 check (restocked between 0 and quantity),
  primary key (refund_id, position),
  check (quantity > 0 or amount > 0)
);

-- A gift card that was bought, and taken back by a refund.
alter table gift_card_sale add column is_returned boolean not null default false;
-- Of an entry that gives money back: the refund that it is part of.
alter table gift_card_entry add column refund_id bigint references refund;

-- At commit: no refund gives back more than was paid and sold, and the ledger and the gift cards have got what it says.
create function check_refund() returns trigger language plpgsql as $$
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
  select coalesce(sum(amount), 0) as amount, coalesce(sum(shipping), 0) as shipping into r
    from refund where order_id = o.id;
  if r.amount <> (select coalesce(sum(amount), 0) from ledger_entry where order_id = o.id and credit = 'refunds') then
    raise exception 'order %: the ledger and the refunds disagree', o.order_number;
  end if;
  if r.amount > o.paid + (select coalesce(-sum(amount), 0) from gift_card_entry
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
create constraint trigger refund_money after insert or update on refund
  deferrable initially deferred for each row execute function check_refund();
