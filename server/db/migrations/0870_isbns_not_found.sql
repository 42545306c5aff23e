-- What a list asked for that the catalogue does not have: whoever orders by a list must know what is missing from it.
alter table browse_result
  add column missing text[] not null default '{}',
  add column missing_count int not null default 0;
