-- catalog_change becomes the log of everything that guests' pages show. Triggers write it in the transaction of the change,
-- whatever program makes that change. Rows are only added, so orders of one store never wait for each other.
--   title_id > 0     this title: in one store, or (store_id null) in all of them
--   title_id = 0     the names of subjects and categories
--   list_id          this list
--   neither          the store: settings, pages, locations, tax rates, pictures, forms
alter table catalog_change alter column title_id drop not null;
alter table catalog_change add column list_id int;
-- False when searches find the same as before: one copy of several sold, another price, another cover.
alter table catalog_change add column findable boolean not null default true;

-- A transaction notes a title once.
drop index catalog_change_tx;
create index catalog_change_tx on catalog_change (tx, title_id);

create function note_titles(ids int[], store int, is_findable boolean) returns void language plpgsql as $$
begin
  insert into catalog_change (title_id, store_id, findable)
  select distinct id, store, is_findable from unnest(ids) id
  where not exists (
    select from catalog_change c
    where c.tx = pg_current_xact_id() and c.title_id = id and (c.store_id is null or c.store_id = store)
      and (c.findable or not is_findable));
end
$$;

-- In each trigger `changed` holds the rows as they are after an insert or update, or as they were before an update or delete.

create function note_store() returns trigger language plpgsql as $$
begin
  insert into catalog_change (store_id) select distinct id from changed;
  return null;
end
$$;

create function note_part_of_store() returns trigger language plpgsql as $$
begin
  insert into catalog_change (store_id) select distinct store_id from changed;
  return null;
end
$$;

create function note_list() returns trigger language plpgsql as $$
begin
  insert into catalog_change (list_id, store_id) select id, store_id from changed;
  return null;
end
$$;

-- The store is null when its list went with it.
create function note_list_item() returns trigger language plpgsql as $$
begin
  insert into catalog_change (list_id, store_id)
  select distinct c.list_id, l.store_id from changed c left join title_list l on l.id = c.list_id;
  return null;
end
$$;

-- Facts of a title in every store.
create function note_part_of_title() returns trigger language plpgsql as $$
begin
  perform note_titles(array_agg(title_id), null, true) from changed;
  return null;
end
$$;

-- What one store says about a title; searches do not read it.
create function note_title_in_store() returns trigger language plpgsql as $$
begin
  perform note_titles(array_agg(title_id), store_id, false) from changed group by store_id;
  return null;
end
$$;

create function note_category_of_title() returns trigger language plpgsql as $$
begin
  perform note_titles(array_agg(c.title_id), s.store_id, true)
  from changed c left join store_category s on s.id = c.category_id group by s.store_id;
  return null;
end
$$;

-- The editions of a work name each other.
create function note_editions() returns trigger language plpgsql as $$
begin
  perform note_titles(array_agg(title_id), null, true) from changed;
  perform note_titles(array_agg(title_id), null, false) from work_edition
  where work_id in (select work_id from changed);
  return null;
end
$$;

-- Search and browse read whether there are copies, not how many. Held copies show nowhere.
create function note_stock() returns trigger language plpgsql as $$
begin
  perform note_titles(array_agg(s.title_id), l.store_id, true)
  from changed s left join location l on l.id = s.location_id
  where s.on_hand > 0 or s.on_order > 0 group by l.store_id;
  return null;
end
$$;

create function note_stock_update() returns trigger language plpgsql as $$
begin
  perform note_titles(array_agg(s.title_id), l.store_id, s.is_findable)
  from (
    select location_id, title_id,
      (coalesce(n.on_hand, 0) > 0, coalesce(n.on_order, 0) > 0) <> (coalesce(o.on_hand, 0) > 0, coalesce(o.on_order, 0) > 0)
        as is_findable
    from new_rows n full join old_rows o using (location_id, title_id, condition)
    where (coalesce(n.on_hand, 0), coalesce(n.on_order, 0)) <> (coalesce(o.on_hand, 0), coalesce(o.on_order, 0))
  ) s left join location l on l.id = s.location_id group by l.store_id, s.is_findable;
  return null;
end
$$;

create function note_title() returns trigger language plpgsql as $$
begin
  perform note_titles(array_agg(id), null, true) from changed;
  return null;
end
$$;

-- The columns named here are those that the index (server/search/index-queries.ts) and title_search read.
create function note_title_update() returns trigger language plpgsql as $$
begin
  perform note_titles(array_agg(c.id), null, c.is_findable) from (
    select n.id,
      (n.eisbn, n.title, n.subtitle, n.author, n.authors, n.series, n.series_number, n.series_position, n.publisher,
        n.imprint, n.binding, n.language, n.is_large_print, n.is_giftcard, n.release_date, n.audience, n.keywords,
        n.availability, n.sales_rank, n.work_key, n.title_sort, n.author_sort, n.deleted_at)
      is distinct from
      (o.eisbn, o.title, o.subtitle, o.author, o.authors, o.series, o.series_number, o.series_position, o.publisher,
        o.imprint, o.binding, o.language, o.is_large_print, o.is_giftcard, o.release_date, o.audience, o.keywords,
        o.availability, o.sales_rank, o.work_key, o.title_sort, o.author_sort, o.deleted_at) as is_findable
    from new_rows n join old_rows o on o.id = n.id) c group by c.is_findable;
  -- Pages know titles by ISBN, and the old one is gone.
  insert into catalog_change (store_id)
  select null where exists (select from new_rows n join old_rows o on o.id = n.id where n.eisbn <> o.eisbn);
  -- A title that leaves or comes back changes its lists.
  insert into catalog_change (list_id, store_id)
  select distinct l.id, l.store_id
  from new_rows n join old_rows o on o.id = n.id
  join title_list_item i on i.title_id = n.id join title_list l on l.id = i.list_id
  where n.deleted_at is distinct from o.deleted_at;
  -- The page of a book links to its files.
  perform note_titles(array_agg(e.title_id), null, false)
  from new_rows n join old_rows o on o.id = n.id
  join work_edition own on own.title_id = n.id join work_edition e on e.work_id = own.work_id
  where 'eBook' in (n.binding, o.binding) or 'Digital Audio' in (n.binding, o.binding);
  return null;
end
$$;
create index title_list_item_title on title_list_item (title_id);

do $do$
declare
  one record;
begin
  for one in select * from (values
    ('store', 'note_store'), ('location', 'note_part_of_store'), ('page', 'note_part_of_store'),
    ('tax_rate', 'note_part_of_store'), ('picture', 'note_part_of_store'), ('custom_form', 'note_part_of_store'),
    ('title_list', 'note_list'), ('title_list_item', 'note_list_item'),
    ('title_detail', 'note_part_of_title'), ('title_subject', 'note_part_of_title'), ('title_interior', 'note_part_of_title'),
    ('offer', 'note_title_in_store'), ('title_comment', 'note_title_in_store'), ('title_class', 'note_title_in_store'),
    ('title_category', 'note_category_of_title'), ('work_edition', 'note_editions')) as t(name, notes)
  loop
    execute format('create trigger note_insert after insert on %I referencing new table as changed
      for each statement execute function %I()', one.name, one.notes);
    execute format('create trigger note_update after update on %I referencing new table as changed
      for each statement execute function %I()', one.name, one.notes);
    execute format('create trigger note_before_update after update on %I referencing old table as changed
      for each statement execute function %I()', one.name, one.notes);
    execute format('create trigger note_delete after delete on %I referencing old table as changed
      for each statement execute function %I()', one.name, one.notes);
  end loop;
end
$do$;

create trigger note_insert after insert on title referencing new table as changed
  for each statement execute function note_title();
create trigger note_update after update on title referencing old table as old_rows new table as new_rows
  for each statement execute function note_title_update();
create trigger note_delete after delete on title referencing old table as changed
  for each statement execute function note_title();
create trigger note_insert after insert on stock referencing new table as changed
  for each statement execute function note_stock();
create trigger note_update after update on stock referencing old table as old_rows new table as new_rows
  for each statement execute function note_stock_update();
create trigger note_delete after delete on stock referencing old table as changed
  for each statement execute function note_stock();
