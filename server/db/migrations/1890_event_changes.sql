-- Dates of an event that recurs, beside those of its rule (RDATE of RFC 5545): a day, or with a time of day of its own
-- ('2026-12-23T11:00').
alter table event add column further_dates text[] not null default '{}';

-- When a date that was moved was first to begin; null for one that was never moved.
alter table event_date add column previous_start timestamptz;

-- Guests' pages say that an event by RSVP is full (migration 1000). While places are left, RSVPs change no page.
create function note_places() returns trigger language plpgsql as $$
declare
  before int := case when tg_op <> 'INSERT' and old.canceled_at is null and not old.waitlisted then old.quantity else 0 end;
  after int := case when tg_op <> 'DELETE' and new.canceled_at is null and not new.waitlisted then new.quantity else 0 end;
begin
  if before <> after then
    insert into catalog_change (store_id)
    select e.store_id from event_date d join event e on e.id = d.event_id
    where d.id = coalesce(new.event_date_id, old.event_date_id) and e.attendance = 'request' and e.rsvp_limit <= (
      select coalesce(sum(r.quantity), 0) + greatest(before - after, 0) from event_rsvp r
      where r.event_date_id = d.id and r.canceled_at is null and not r.waitlisted);
  end if;
  return null;
end
$$;
create trigger note_insert after insert on event_rsvp for each row execute function note_places();
create trigger note_update after update on event_rsvp for each row execute function note_places();
create trigger note_delete after delete on event_rsvp for each row execute function note_places();
