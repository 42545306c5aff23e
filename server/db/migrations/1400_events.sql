-- Kinds of events, each with its colour in the calendar.
create table event_category (
  id int generated always as identity primary key,
  store_id int not null references store on delete cascade,
  name text not null,
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  position int not null default 0,
  unique (store_id, name)
);

-- What an event is, on whichever dates.
create table event (
  id int generated always as identity primary key,
  store_id int not null references store on delete cascade,
  category_id int references event_category on delete set null,
  title text not null,
  -- Plain text; '' = the first words of the description.
  summary text not null default '',
  -- Sanitised HTML.
  description text not null default '',
  image_url text not null default '',
  -- The shop's own location, or words and a postal address of another venue.
  location_id int references location on delete set null,
  location_text text not null default '',
  address text not null default '',
  is_online boolean not null default false,
  online_url text not null default '',
  attendance text not null default 'open' check (attendance in ('open', 'request')),
  ticket_label text not null default '',
  rsvp_label text not null default '',
  -- Places by RSVP for each date; null = as many as come.
  rsvp_limit int check (rsvp_limit > 0),
  waitlist_enabled boolean not null default false,
  -- Its first date, by the clock of the store; times are null when it lasts all day. An end at midnight is that of its last day.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  start_time time,
  end_time time check ((start_time is null) = (end_time is null)),
  -- RFC 5545: an RRULE without its name, '' = once; days of it that are left out.
  recurrence text not null default '',
  except_days date[] not null default '{}',
  recurring_as_single_row boolean not null default false,
  is_published boolean not null default true,
  -- Of an import: what names it there (the UID of iCalendar).
  import_key text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (store_id, import_key)
);

-- When an event takes place; one that recurs has a row for each date of the next 18 months, which a job adds to.
create table event_date (
  -- In its public address: it stays when the date is moved.
  id int generated always as identity primary key,
  event_id int not null references event on delete cascade,
  store_id int not null references store on delete cascade,
  -- The day that the rule gave it: the same date is not added twice.
  original_day date not null,
  -- By the clock of the store; times are null when it lasts all day.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  start_time time,
  end_time time check ((start_time is null) = (end_time is null)),
  -- The same as instants: the end is the first moment after it.
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  status text not null default 'scheduled' check (status in ('scheduled', 'moved', 'cancelled')),
  change_note text not null default '',
  -- RFC 5545: counts the changes that calendars must notice.
  sequence int not null default 0,
  changed_at timestamptz not null default now(),
  unique (event_id, original_day)
);
create index event_date_store on event_date (store_id, starts_at, id);
create index event_date_store_end on event_date (store_id, ends_at);

-- Titles that belong to an event: books sold there, and tickets.
create table event_title (
  event_id int not null references event on delete cascade,
  title_id int not null references title on delete cascade,
  kind text not null default 'book' check (kind in ('book', 'ticket')),
  position int not null default 0,
  primary key (event_id, title_id)
);
create index event_title_title on event_title (title_id);

-- Guests' pages show events (migration 1000).
create function note_event_title() returns trigger language plpgsql as $$
begin
  -- Where the event went with its titles, its own row tells.
  insert into catalog_change (store_id)
  select distinct e.store_id from changed c join event e on e.id = c.event_id;
  return null;
end
$$;

do $do$
declare
  one record;
begin
  for one in select * from (values
    ('event_category', 'note_part_of_store'), ('event', 'note_part_of_store'), ('event_date', 'note_part_of_store'),
    ('event_title', 'note_event_title')) as t(name, notes)
  loop
    execute format('create trigger note_insert after insert on %I referencing new table as changed
      for each statement execute function %I()', one.name, one.notes);
    execute format('create trigger note_update after update on %I referencing new table as changed
      for each statement execute function %I()', one.name, one.notes);
    execute format('create trigger note_delete after delete on %I referencing old table as changed
      for each statement execute function %I()', one.name, one.notes);
  end loop;
end
$do$;
