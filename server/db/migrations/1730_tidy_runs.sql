-- When a store's own rules of keeping were last applied, and how many rows went, by the rule.
create table tidy_run (
  store_id int primary key references store on delete cascade,
  at timestamptz not null,
  deleted jsonb not null default '{}'
);
