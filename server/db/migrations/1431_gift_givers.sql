-- Givers who let the owner of a registry see who they are, once its deadline is over.
alter table customer_order add column gift_name_shared boolean not null default false;

-- The gifts that the owner of a registry has said thanks for: by order, so by giver.
create table gift_thanks (
  registry_id bigint not null references gift_registry on delete cascade on update cascade,
  order_id bigint not null references customer_order on delete cascade,
  thanked_at timestamptz not null default now(),
  primary key (registry_id, order_id)
);
create index gift_thanks_order on gift_thanks (order_id);
