-- The entry whose change this one takes back; each can be undone once.
alter table audit_entry add column undoes bigint references audit_entry on delete set null;
create unique index audit_entry_undoes on audit_entry (undoes) where undoes is not null;
