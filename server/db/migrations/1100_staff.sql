-- People who run shops: their accounts, what they may do where, their sessions, and a record of what they did.
create table staff (
  id int generated always as identity primary key,
  email text not null,
  -- See account/email-key.ts.
  email_key text not null unique,
  name text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);

-- One role in each store. With a location it holds for the orders and the stock of that location alone.
create table staff_role (
  staff_id int not null references staff on delete cascade,
  store_id int not null references store on delete cascade,
  -- A location with staff of its own is not deleted.
  location_id int references location,
  role text not null check (role in ('owner', 'manager', 'bookseller', 'editor', 'events', 'viewer')),
  primary key (staff_id, store_id)
);
create index staff_role_store on staff_role (store_id);
create index staff_role_location on staff_role (location_id) where location_id is not null;

create table staff_session (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  staff_id int not null references staff on delete cascade,
  agent text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index staff_session_staff on staff_session (staff_id);

-- Append only. `actor` stays when the account goes: an email address, or 'command line'.
create table audit_entry (
  id bigint generated always as identity primary key,
  store_id int not null references store on delete cascade,
  staff_id int references staff on delete set null,
  actor text not null,
  -- The admin action, such as 'order/takeStep'.
  action text not null,
  -- What it was done to, such as an order number; '' = the store.
  target text not null default '',
  detail jsonb not null default '{}',
  address text not null default '',
  at timestamptz not null default now()
);
create index audit_entry_store on audit_entry (store_id, id desc);
create index audit_entry_staff on audit_entry (staff_id) where staff_id is not null;
