-- How a store took money last is what the counter is offered first.
create index store_payment_newest on store_payment (store_id, id);
