-- When the installation backs itself up, and how many of these backups it keeps. One row at most; none = it does not.
create table backup_plan (
  only_one boolean primary key default true check (only_one),
  version int not null default 1,
  every text not null check (every in ('never', 'day', 'week')),
  -- 0 = Monday, by the clock of the shop; of 'week'.
  weekday int not null check (weekday between 0 and 6),
  -- After midnight, by that clock.
  minute int not null check (minute between 0 and 1439),
  time_zone text not null,
  keep int not null check (keep between 1 and 365),
  place text not null check (place in ('folder', 'bucket')),
  -- The store whose owner set it: it is told when a backup fails.
  store_id int references store on delete set null,
  -- Null = never.
  next_at timestamptz
);
