-- Parcels of orders: an order can leave in several.
create table shipment (
  id bigint generated always as identity primary key,
  store_id int not null references store,
  order_id bigint not null references customer_order on delete cascade,
  at timestamptz not null,
  -- 'command line', 'staff 3'
  made_by text not null,
  -- '' = not said.
  carrier text not null default '',
  tracking text not null default ''
);
create index shipment_order on shipment (order_id);

create table shipment_line (
  shipment_id bigint not null references shipment on delete cascade,
  -- Of the order's line.
  position int not null,
  quantity int not null check (quantity > 0),
  -- Copies that were set aside in the shop; the others came in for the order.
  from_held int not null check (from_held between 0 and quantity),
  primary key (shipment_id, position)
);

-- Copies that will not be sent any more, and of those set aside, the ones that went back on the shelf before the order was over.
alter table order_line add column canceled_quantity int not null default 0
  check (canceled_quantity between 0 and quantity);
alter table order_line add column released_quantity int not null default 0
  check (released_quantity between 0 and quantity);

update order_line l set canceled_quantity = r.quantity, released_quantity = r.restocked
from (
  select f.order_id, b.position, sum(b.quantity)::int as quantity, sum(b.restocked)::int as restocked
  from refund_line b join refund f on f.id = b.refund_id group by f.order_id, b.position) r, customer_order o
where l.order_id = r.order_id and l.position = r.position and o.id = l.order_id
  and o.status in ('placed', 'ready_for_pickup');

-- What was shipped before orders had parcels.
insert into shipment (store_id, order_id, at, made_by, carrier, tracking)
select o.store_id, o.id, e.at, e.changed_by, o.carrier, o.tracking
from customer_order o join order_event e on e.order_id = o.id and e.status = 'shipped'
where o.status in ('shipped', 'collected') order by e.at, o.id;
insert into shipment_line (shipment_id, position, quantity, from_held)
select s.id, l.position, l.quantity, l.quantity - l.backorder_quantity
from shipment s join order_line l on l.order_id = s.order_id
where not coalesce((l.notes->'gift_card_info'->>'emailed')::boolean, false);

-- At commit: no more copies leave than were ordered and not canceled.
create function check_shipment() returns trigger language plpgsql as $$
declare
  o bigint := (select order_id from shipment where id = new.shipment_id);
begin
  if exists (
    select from shipment_line b join shipment s on s.id = b.shipment_id
      left join order_line l on l.order_id = s.order_id and l.position = b.position
    where s.order_id = o
    group by b.position, l.quantity, l.canceled_quantity
    having l.quantity is null or sum(b.quantity) > l.quantity - l.canceled_quantity) then
    raise exception 'order %: more of a line shipped than was ordered', o;
  end if;
  return null;
end $$;
create constraint trigger shipment_line_quantity after insert or update on shipment_line
  deferrable initially deferred for each row execute function check_shipment();
