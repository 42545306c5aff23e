-- How a carrier has answered a store lately, for its owner.
create table carrier_state (
  store_id int not null references store on delete cascade,
  carrier text not null check (carrier <> ''),
  answered_at timestamptz,
  failed_at timestamptz,
  -- Why it failed the last time, as a sentence.
  reason text not null default '',
  primary key (store_id, carrier)
);
