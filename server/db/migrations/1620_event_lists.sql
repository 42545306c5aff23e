-- A list can be of an event: its page tells when it takes place.
alter table title_list add column event_id int references event on delete set null;
create index title_list_event on title_list (event_id);
