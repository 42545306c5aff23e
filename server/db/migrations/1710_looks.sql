-- A look that staff prepare, one for each store: what it is, and the look of the shop that it began from. The row stays when the
-- draft is published or discarded (look null), so that its version never begins again.
create table look_draft (
  store_id int primary key references store on delete cascade,
  version int not null default 1,
  look jsonb,
  began_from jsonb,
  -- 'staff 3': who saved it last.
  made_by text not null,
  changed_at timestamptz not null default now(),
  check ((look is null) = (began_from is null))
);

-- Every look that the shop has had since it was first published from the back office.
create table look_version (
  store_id int not null references store on delete cascade,
  version int not null,
  look jsonb not null,
  -- found: set elsewhere, such as on the command line, and kept when the next one replaced it.
  kind text not null check (kind in ('found', 'published', 'restored')),
  -- 'staff 3'; '' = found.
  made_by text not null default '',
  made_at timestamptz not null default now(),
  primary key (store_id, version)
);
