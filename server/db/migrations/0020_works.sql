-- Editions of one work. What a title looks like is its work_key (server/import/work-key.ts); which titles belong together
-- follows from it here, whoever writes the title, and a row of work_override always wins.

-- A bookseller's word: this title belongs to the work of this key, or ('') to none.
create table work_override (
  title_id int primary key references title on delete cascade,
  work_key text not null,
  at timestamptz not null default now()
);
create index work_override_key on work_override (work_key) where work_key <> '';

-- Titles that have other editions; work_id is the smallest title id among them. A title alone has no row.
create table work_edition (
  title_id int primary key references title on delete cascade,
  work_id int not null
);
create index work_edition_work on work_edition (work_id, title_id);

-- Groups the titles of these keys anew; `touched` are titles that had one of them until now.
-- Numbers of one series that differ are different volumes, whatever their titles say: then each number of each series is
-- a work of its own, and a title without a number might be any of them and stays alone.
create function regroup_works(keys text[], touched int[]) returns void language sql as $$
  with member as (
    select t.id, t.work_key as key, false as by_hand, search_words(t.series) as series,
      ltrim(lower(coalesce(substring(t.series_number from '[0-9]+(?:[.][0-9]+)?[a-zA-Z]?'), t.series_number)), '0') as number
    from title t
    where t.work_key = any(keys) and t.work_key <> '' and t.deleted_at is null
      and not exists (select from work_override o where o.title_id = t.id)
    union all
    select t.id, o.work_key, true, '', ''
    from work_override o join title t on t.id = o.title_id
    where o.work_key = any(keys) and o.work_key <> '' and t.deleted_at is null
  ), numbered as (
    select *, min(number) filter (where number <> '') over (partition by key, series)
      <> max(number) filter (where number <> '') over (partition by key, series) as differs
    from member
  ), part as (
    select id, key, case
      when by_hand or not coalesce(bool_or(differs) over (partition by key), false) then ''
      when number = '' then 'alone ' || id
      else number || ' ' || series end as part
    from numbered
  ), counted as (
    select id, min(id) over (partition by key, part) as work_id, count(*) over (partition by key, part) as editions
    from part
  ), wanted as (
    select id, work_id from counted where editions > 1
  ), gone as (
    delete from work_edition w
    where w.title_id in (select id from member union all select unnest(touched))
      and not exists (select from wanted where id = w.title_id)
    returning w.title_id
  ), kept as (
    insert into work_edition (title_id, work_id) select id, work_id from wanted
    on conflict (title_id) do update set work_id = excluded.work_id where work_edition.work_id <> excluded.work_id
    returning title_id
  )
  insert into catalog_change (title_id) select title_id from gone union all select title_id from kept
$$;

create function work_edition_insert() returns trigger language plpgsql as $$
begin
  perform regroup_works(array_agg(distinct work_key), '{}') from new_rows where work_key <> '' having count(*) > 0;
  return null;
end
$$;

create function work_edition_update() returns trigger language plpgsql as $$
begin
  perform regroup_works(array_agg(distinct n.work_key) || array_agg(distinct o.work_key)
      || coalesce(array_agg(distinct w.work_key) filter (where w.work_key is not null), '{}'), array_agg(n.id))
  from new_rows n join old_rows o on o.id = n.id left join work_override w on w.title_id = n.id
  where (n.work_key, n.series, n.series_number, n.deleted_at)
    is distinct from (o.work_key, o.series, o.series_number, o.deleted_at)
  having count(*) > 0;
  return null;
end
$$;

create function work_override_change() returns trigger language plpgsql as $$
declare
  changed int := case when tg_op = 'DELETE' then old.title_id else new.title_id end;
begin
  perform regroup_works(array[t.work_key]
    || case when tg_op <> 'INSERT' then array[old.work_key] else '{}' end
    || case when tg_op <> 'DELETE' then array[new.work_key] else '{}' end, array[changed])
  from title t where t.id = changed;
  return null;
end
$$;

create trigger work_edition_insert after insert on title
  referencing new table as new_rows for each statement execute function work_edition_insert();
create trigger work_edition_update after update on title
  referencing old table as old_rows new table as new_rows for each statement execute function work_edition_update();
create trigger work_override_change after insert or update or delete on work_override
  for each row execute function work_override_change();

select regroup_works(array_agg(work_key), '{}')
from (select work_key, row_number() over () / 1000 as batch from title
      where work_key <> '' group by work_key having count(*) > 1) k
group by batch;
