-- How the back office finds customers: by words of a name or company, the start of an email address, the last digits of a phone number.
-- The unique index of account numbers finds those.
create index customer_name on customer using gin (order_words(first_name || ' ' || last_name || ' ' || company));
create index customer_email on customer (store_id, email_key text_pattern_ops);
create index customer_phone on customer
  (store_id, reverse(regexp_replace(phone_number, '\D', '', 'g')) text_pattern_ops);
create index customer_alt_phone on customer
  (store_id, reverse(regexp_replace(alt_phone_number, '\D', '', 'g')) text_pattern_ops) where alt_phone_number <> '';
create index customer_newest on customer (store_id, id desc);

-- What staff note about a customer, who never sees it in the shop; it is in the data that they may ask for.
create table customer_note (
  id bigint generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  body text not null,
  -- 'staff 3', as in order_note.
  made_by text not null,
  at timestamptz not null default now()
);
create index customer_note_customer on customer_note (customer_id);
