-- One-time links that add a person to the staff of a store. Only a hash of the token is kept.
create table staff_invitation (
  id int generated always as identity primary key,
  store_id int not null references store on delete cascade,
  token_hash text not null unique,
  -- '' = of the first owner, who says who they are.
  email text not null default '',
  role text not null check (role in ('owner', 'manager', 'bookseller', 'editor', 'events', 'viewer')),
  location_id int references location on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_invitation_store on staff_invitation (store_id);
create index staff_invitation_location on staff_invitation (location_id) where location_id is not null;
