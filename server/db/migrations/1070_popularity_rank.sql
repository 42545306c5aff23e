-- What the shops of this installation show of a title's popularity, in powers of ten as `popularity` is: server/jobs/weigh-popularity.ts.
alter table title add column popularity_here real not null default 0;

-- Popularity as a rank: 1 = most popular, null = nothing known. It is the order of searches, of browse and of suggestions.
-- A sales rank counts as it is where nothing else says that the title is more popular (server/import/popularity.ts);
-- popularity is rounded to four digits, hence the tolerance. Higher ranks than the greatest differ in nothing, and leave
-- room for titles without a rank in search_word.best.
alter table title add column popularity_rank int generated always as (
  case
    when sales_rank > 0 and (greatest(popularity, popularity_here) <= 0
        or 7 - log(greatest(sales_rank, 1)::float8) >= greatest(popularity, popularity_here)::float8 - 0.0001)
      then least(sales_rank, 999999999)
    when greatest(popularity, popularity_here) > 0
      then round(power(10::float8, greatest(0, 7 - greatest(popularity, popularity_here)::float8)))::int
  end
) stored;

-- Orders of browse: the plain SQL backend walks them. Ties are broken by ISBN: ids say only which title was loaded first.
drop index title_order_popularity;
drop index title_order_date;
drop index title_order_title;
create index title_order_popularity on title (popularity_rank nulls last, eisbn) where deleted_at is null;
create index title_order_date on title (release_date desc nulls last, popularity_rank nulls last, eisbn) where deleted_at is null;
create index title_order_title on title (title_sort, popularity_rank nulls last, eisbn) where deleted_at is null;

-- What follows titles follows their popularity_rank instead of their sales_rank.
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
  where (n.title, n.subtitle, n.author, n.series, n.keywords, n.popularity_rank)
    is distinct from (o.title, o.subtitle, o.author, o.series, o.keywords, o.popularity_rank);
  return null;
end
$$;

create or replace function search_about_title_update() returns trigger language plpgsql as $$
begin
  insert into search_about_pending (title_id)
  select n.id from new_rows n join old_rows o on o.id = n.id
  where (n.title, n.subtitle, n.author, n.authors, n.series, n.keywords, n.publisher, n.popularity_rank)
    is distinct from (o.title, o.subtitle, o.author, o.authors, o.series, o.keywords, o.publisher, o.popularity_rank);
  return null;
end
$$;

-- The columns named here are those that the index (server/search/index-queries.ts) and title_search read.
create or replace function note_title_update() returns trigger language plpgsql as $$
begin
  perform note_titles(array_agg(c.id), null, c.is_findable) from (
    select n.id,
      (n.eisbn, n.title, n.subtitle, n.author, n.authors, n.series, n.series_number, n.series_position, n.publisher,
        n.imprint, n.binding, n.language, n.is_large_print, n.is_giftcard, n.release_date, n.audience, n.keywords,
        n.availability, n.popularity_rank, n.work_key, n.title_sort, n.author_sort, n.deleted_at)
      is distinct from
      (o.eisbn, o.title, o.subtitle, o.author, o.authors, o.series, o.series_number, o.series_position, o.publisher,
        o.imprint, o.binding, o.language, o.is_large_print, o.is_giftcard, o.release_date, o.audience, o.keywords,
        o.availability, o.popularity_rank, o.work_key, o.title_sort, o.author_sort, o.deleted_at) as is_findable
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

-- Suggestions learn the rank of titles that had none or a worse one.
insert into search_pending (title_id) select id from title where popularity_rank is distinct from sales_rank;
insert into search_about_pending (title_id) select id from title where popularity_rank is distinct from sales_rank;
