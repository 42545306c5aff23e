-- Money that the shop has taken for an order at the counter, and noted. It is in the till, not at a provider: paid and total_owing of
-- the order and the ledger stay as they are, and what is open is total_owing without it. Times are of the clock of the database.
create table store_payment (
  id int generated always as identity primary key,
  store_id int not null references store,
  order_id bigint not null references customer_order on delete cascade,
  method text not null check (method in ('cash', 'card', 'check', 'other')),
  amount int not null check (amount > 0),
  currency text not null,
  -- For the shop alone.
  note text not null default '',
  -- 'staff 3'
  taken_by text not null,
  taken_at timestamptz not null default now(),
  -- Who took it back, when it was a mistake or the money went back; null = it counts.
  undone_by text,
  undone_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
create index store_payment_order on store_payment (order_id);
