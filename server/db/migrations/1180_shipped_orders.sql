-- Who carries a parcel, and its number there; '' = not said.
alter table customer_order add column carrier text not null default '';
alter table customer_order add column tracking text not null default '';
