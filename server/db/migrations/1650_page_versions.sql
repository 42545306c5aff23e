-- Every version of a page as it was saved. Those of a deleted page stay for a while, so that it can be brought back.
create table page_version (
  store_id int not null references store on delete cascade,
  page_id int not null,
  version int not null,
  path text not null,
  title text not null,
  description text not null,
  blocks jsonb not null,
  -- 'staff 3'; '' = the demo, the command line, or before there was a history.
  made_by text not null default '',
  made_at timestamptz not null default now(),
  primary key (page_id, version)
);
create index page_version_store on page_version (store_id);
insert into page_version (store_id, page_id, version, path, title, description, blocks, made_at)
select store_id, id, version, path, title, description, blocks, changed_at from page;

create table deleted_page (
  page_id int primary key,
  store_id int not null references store on delete cascade,
  deleted_by text not null,
  deleted_at timestamptz not null default now()
);
create index deleted_page_store on deleted_page (store_id);
