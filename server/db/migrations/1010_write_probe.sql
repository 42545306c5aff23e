-- /readyz writes here now and then: a database that can only be read takes no orders.
create table write_probe (
  only_one boolean primary key default true check (only_one),
  at timestamptz not null
);
