-- The second step of a staff login: codes of an app (RFC 6238), and recovery codes for when it is lost.
alter table staff
  -- Sealed with the installation's key; '' = no second step.
  add column totp_secret text not null default '',
  -- The time step of the last code that was used: no code works twice.
  add column totp_step bigint not null default 0,
  add column recovery_hashes text[] not null default '{}';
