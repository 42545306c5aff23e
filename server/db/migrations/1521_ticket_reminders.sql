-- When the buyer of a ticket was reminded of its date; null = not yet, or not since it was moved.
alter table event_ticket add column reminded_at timestamptz;
