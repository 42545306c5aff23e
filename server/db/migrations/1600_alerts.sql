-- What readers asked to be mailed about. Those that ended stay as long as the consent to them may have to be proven.
create table alert (
  id bigint generated always as identity primary key,
  store_id int not null references store on delete cascade,
  -- Of a customer who was logged in when they asked.
  customer_id int references customer on delete cascade,
  email text not null,
  -- What spellings of one mailbox share.
  email_key text not null,
  kind text not null check (kind in ('in_stock', 'price', 'author', 'series')),
  -- What it is about: a title, or the name of an author or a series.
  title_id int references title on delete cascade,
  name text not null default '' check ((name = '') = (title_id is not null)),
  -- Of 'price', in cents: a mail goes out when the title costs less.
  price int check ((price is not null) = (kind = 'price')),
  -- The sentence that was agreed to, and when; null = the link in the mail about it was not followed yet.
  consent text not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The day of the last mail about it, by the clock of the store.
  told_on date,
  ended_at timestamptz
);
create unique index alert_live on alert (store_id, email_key, kind, name, coalesce(title_id, 0)) where ended_at is null;
create index alert_mailbox on alert (store_id, email_key);
create index alert_customer on alert (customer_id) where customer_id is not null;
create index alert_title on alert (title_id) where title_id is not null;

-- The new titles of an author or a series that a mail told of.
create table alert_told (
  alert_id bigint not null references alert on delete cascade,
  title_id int not null references title on delete cascade,
  primary key (alert_id, title_id)
);
create index alert_told_title on alert_told (title_id);

-- A mail that had nothing left to say when its turn came is not sent.
alter table mail drop constraint mail_status_check;
alter table mail add constraint mail_status_check check (status in ('queued', 'sent', 'failed', 'dropped'));
