-- What staff edit has a version. A change names the one it began from, and is refused when there is a newer one.
alter table page add column version int not null default 1;
-- Its items belong to it: when they change, the list gets another version.
alter table title_list add column version int not null default 1;
alter table custom_form add column version int not null default 1;
alter table location add column version int not null default 1;
alter table tax_rate add column version int not null default 1;
alter table store_category add column version int not null default 1;

-- A location that closes for good leaves its past orders behind.
alter table customer_order drop constraint customer_order_location_id_fkey;
alter table customer_order add constraint customer_order_location_id_fkey
  foreign key (location_id) references location on delete set null;
create index customer_order_location on customer_order (location_id) where location_id is not null;
