-- What has become of an order since it was placed, one row per step.
create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references customer_order on delete cascade,
  status text not null,
  -- 'command line'; no name or address of a person.
  changed_by text not null,
  at timestamptz not null default now()
);
create index order_event_order on order_event (order_id);

-- Who gets the answer to a mail; '' = the store.
alter table mail add column reply_to text not null default '';
