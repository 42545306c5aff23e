-- When a guest was reminded of the date; null = not yet, or not since it was moved.
alter table event_rsvp add column reminded_at timestamptz;
