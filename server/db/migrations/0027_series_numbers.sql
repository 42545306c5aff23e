-- 'narnia 2' and 'Earthsea book 3': the number of a volume is searched with the name of its series.
-- Only whole numbers: '1-3' is a box, which must not come up for each of its volumes.
create function search_volume(series_number text) returns text language sql immutable strict parallel safe as $$
  select case when btrim(series_number) ~ '^[0-9]{1,5}$' then ' ' || (btrim(series_number)::int)::text else '' end
$$;

create or replace function title_search_insert() returns trigger language plpgsql as $$
begin
  insert into title_search (title_id, title_key, author_key, series_key, document)
  select id, search_key(title), search_words(author), search_words(series),
    search_document(title, subtitle, author, series || search_volume(series_number), keywords, eisbn, publisher, imprint)
  from new_rows;
  insert into search_pending (title_id) select id from new_rows;
  return null;
end
$$;

create or replace function title_search_update() returns trigger language plpgsql as $$
begin
  update title_search s set
    title_key = search_key(n.title), author_key = search_words(n.author), series_key = search_words(n.series),
    document = search_document(n.title, n.subtitle, n.author, n.series || search_volume(n.series_number), n.keywords,
      n.eisbn, n.publisher, n.imprint)
  from new_rows n join old_rows o on o.id = n.id
  where s.title_id = n.id
    and (n.title, n.subtitle, n.author, n.series, n.series_number, n.keywords, n.eisbn, n.publisher, n.imprint)
      is distinct from (o.title, o.subtitle, o.author, o.series, o.series_number, o.keywords, o.eisbn, o.publisher, o.imprint);
  insert into search_pending (title_id)
  select n.id from new_rows n join old_rows o on o.id = n.id
  where (n.title, n.subtitle, n.author, n.series, n.keywords, n.sales_rank)
    is distinct from (o.title, o.subtitle, o.author, o.series, o.keywords, o.sales_rank);
  return null;
end
$$;

update title_search s set document = search_document(t.title, t.subtitle, t.author,
  t.series || search_volume(t.series_number), t.keywords, t.eisbn, t.publisher, t.imprint)
from title t where t.id = s.title_id and search_volume(t.series_number) <> '';
