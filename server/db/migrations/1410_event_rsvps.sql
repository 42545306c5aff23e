-- Places at an event on one of its dates, and its waiting list, in the order of their ids.
create table event_rsvp (
  id int generated always as identity primary key,
  event_date_id int not null references event_date on delete cascade,
  store_id int not null references store on delete cascade,
  -- Who made it: a customer who was logged in, and the browser.
  customer_id int references customer on delete set null,
  session_id bigint references session on delete set null,
  name text not null,
  email text not null,
  -- What spellings of one mailbox share.
  email_key text not null,
  phone text not null,
  quantity int not null check (quantity > 0),
  waitlisted boolean not null,
  created_at timestamptz not null default now(),
  canceled_at timestamptz
);
create unique index event_rsvp_live on event_rsvp (event_date_id, email_key) where canceled_at is null;
create index event_rsvp_email on event_rsvp (store_id, email_key);
create index event_rsvp_customer on event_rsvp (customer_id) where customer_id is not null;
create index event_rsvp_session on event_rsvp (session_id) where session_id is not null;
