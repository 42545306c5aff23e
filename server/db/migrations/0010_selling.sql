-- What selling needs beyond the first schema.

-- A mail is queued with what it is about and drawn by the job: nothing slow happens in the order's transaction.
alter table mail add column template text not null default '';
alter table mail add column data jsonb not null default '{}';
-- When the job may take it (again); also the lease of the process that is sending it.
alter table mail add column next_attempt_at timestamptz not null default now();
create index mail_queued on mail (next_attempt_at) where status = 'queued';

-- Editions whose feeds give no work key are found by their title, an author's books by the exact name.
create index title_same_name on title (title_sort);
create index title_authors on title using gin (authors jsonb_path_ops);

-- Secrets this installation made for itself.
create table installation_secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Solutions of the human check that were accepted: each counts once.
create table captcha_used (
  signature text primary key,
  expires_at timestamptz not null
);
