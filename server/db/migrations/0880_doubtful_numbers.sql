-- What a list gave as ISBNs and is none, by a wrong digit for example: whoever orders by a list must know that, too.
alter table browse_result
  add column doubtful text[] not null default '{}',
  add column doubtful_count int not null default 0;
