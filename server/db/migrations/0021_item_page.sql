-- Pictures of inside pages; the image store keeps them as interiors/{key}.{svg,jpg,png,webp}.
create table title_interior (
  title_id int not null references title on delete cascade,
  position int not null,
  key text not null unique check (key ~ '^[0-9]{13}-[0-9]{1,3}$'),
  -- Cache-busting value.
  cache text not null check (cache ~ '^[a-z0-9]{1,32}$'),
  width int not null check (width > 0),
  height int not null check (height > 0),
  primary key (title_id, position)
);

-- A store's own class of a title, shown under the name that its settings give it.
create table title_class (
  store_id int not null references store on delete cascade,
  title_id int not null references title on delete cascade,
  class text not null,
  primary key (store_id, title_id)
);
create index title_class_title on title_class (title_id);

-- Who is logged in, and whose order it was; both are null for guests.
alter table session add column customer_id bigint;
alter table customer_order add column customer_id bigint;
create index customer_order_customer on customer_order (customer_id, placed_at desc) where customer_id is not null;
