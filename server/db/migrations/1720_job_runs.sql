-- When each job of the shop last ran, and what went wrong: what staff read of its health.
create table job_run (
  name text primary key,
  -- How often the job is due by itself.
  every_minutes int not null,
  started_at timestamptz not null,
  -- Null: the run that began at started_at goes on, or its process died.
  ended_at timestamptz,
  -- The last run that succeeded.
  succeeded_at timestamptz,
  -- Why the last run that ended failed; '' = it did not.
  problem text not null default ''
);

-- Money that came in without an order: few rows of many.
create index payment_stray on payment (store_id, id) where state = 'stray';
