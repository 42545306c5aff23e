-- How many of a ticket are sold; null = as many as are wanted.
alter table event_title add column places int check (places > 0);

-- Tickets that were bought, one row for each person. The code at the door is made from the id (event/ticket/ticket-code.ts).
create table event_ticket (
  id bigint generated always as identity primary key,
  store_id int not null references store on delete cascade,
  event_date_id int not null references event_date,
  title_id int references title on delete set null,
  -- The line of the order that it was bought with, and which of its copies.
  order_id bigint not null references customer_order on delete cascade,
  position int not null,
  copy int not null,
  -- When its holder came.
  checked_in_at timestamptz,
  -- When it was given back, or its order canceled: its place is free again.
  voided_at timestamptz,
  unique (order_id, position, copy)
);
create index event_ticket_date on event_ticket (event_date_id, title_id);
create index event_ticket_title on event_ticket (title_id);
create index event_ticket_store on event_ticket (store_id);

-- Guests' pages show how many are left (migration 1000).
create trigger note_insert after insert on event_ticket referencing new table as changed
  for each statement execute function note_part_of_store();
create trigger note_update after update on event_ticket referencing new table as changed
  for each statement execute function note_part_of_store();
create trigger note_delete after delete on event_ticket referencing old table as changed
  for each statement execute function note_part_of_store();
