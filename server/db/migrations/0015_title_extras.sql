-- What feeds say beyond the first schema: an author's words to the reader, prizes, the books of a set.
alter table title_detail add column comments jsonb not null default '[]';
alter table title_detail add column awards jsonb not null default '[]';
alter table title_detail add column parts jsonb not null default '[]';
-- Sets are found from the books in them.
create index title_detail_parts on title_detail using gin (parts jsonb_path_ops) where parts <> '[]';
