-- A month of a long calendar: planned by how many dates touch it, which two columns alone do not tell.
create index event_date_range on event_date using gist (tstzrange(starts_at, ends_at));
drop index event_date_store;
