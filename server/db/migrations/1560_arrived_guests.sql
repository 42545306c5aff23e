-- When the guests of an RSVP came to the door; null = not yet. Tickets have their own (migration 1480).
alter table event_rsvp add column arrived_at timestamptz;
