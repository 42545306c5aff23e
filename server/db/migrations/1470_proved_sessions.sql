-- When the person behind a session last typed their password: before money moves, it must not be long ago.
alter table staff_session add column proved_at timestamptz;
update staff_session set proved_at = created_at;
alter table staff_session alter column proved_at set not null, alter column proved_at set default now();
