-- Addresses that pages had before they moved. They name the page, not its new address: a page that moves twice is found at once,
-- and addresses can't lead to each other.
create table page_address (
  store_id int not null references store on delete cascade,
  path text not null,
  page_id int not null references page on delete cascade,
  primary key (store_id, path)
);
create index page_address_page on page_address (page_id);

-- Guests' pages are kept until something that they show changes (migration 1000).
create trigger note_insert after insert on page_address referencing new table as changed
  for each statement execute function note_part_of_store();
create trigger note_update after update on page_address referencing new table as changed
  for each statement execute function note_part_of_store();
create trigger note_delete after delete on page_address referencing old table as changed
  for each statement execute function note_part_of_store();
