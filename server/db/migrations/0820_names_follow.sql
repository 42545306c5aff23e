-- A subject or category that was renamed, moved or removed changes what browse shows though no title has changed: a row
-- for title 0 tells those who follow the catalogue to read all names anew.
create function catalog_names_changed() returns trigger language plpgsql as $$
begin
  insert into catalog_change (title_id) values (0);
  return null;
end
$$;

create function subjects_changed() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows n join old_rows o on o.id = n.id
    where (n.heading, n.code, n.parent_id) is distinct from (o.heading, o.code, o.parent_id)) then
    insert into catalog_change (title_id) values (0);
  end if;
  return null;
end
$$;

create function categories_changed() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows n join old_rows o on o.id = n.id
    where (n.name, n.position) is distinct from (o.name, o.position)) then
    insert into catalog_change (title_id) values (0);
  end if;
  return null;
end
$$;

create trigger subject_changed after update on subject
  referencing old table as old_rows new table as new_rows for each statement execute function subjects_changed();
create trigger category_changed after update on store_category
  referencing old table as old_rows new table as new_rows for each statement execute function categories_changed();
create trigger subject_removed after delete on subject
  for each statement execute function catalog_names_changed();
create trigger category_removed after delete on store_category
  for each statement execute function catalog_names_changed();
