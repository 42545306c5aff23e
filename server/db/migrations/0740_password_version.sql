-- A password may be hashed anew while it stays the same: what checks that it was not changed counts passwords instead.
alter table customer add column password_version int not null default 0;
