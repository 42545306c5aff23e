-- Who signed up for the newsletter through a form of the shop. The service that sends it keeps the list that it sends to; this says
-- when, where and with which words someone agreed, should it have to be proven (CASL, GDPR article 7).
create table newsletter_signup (
  id bigint generated always as identity primary key,
  store_id int not null references store on delete cascade,
  email text not null,
  -- What spellings of one mailbox share.
  email_key text not null,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  -- The words of the form, and the path of its page.
  consent text not null,
  page text not null,
  signed_up_at timestamptz not null default now(),
  -- Staff took them off; 'staff 3', as in order_note.
  ended_at timestamptz,
  ended_by text not null default '',
  check ((ended_at is null) = (ended_by = ''))
);
create unique index newsletter_signup_live on newsletter_signup (store_id, email_key) where ended_at is null;
create index newsletter_signup_newest on newsletter_signup (store_id, id desc);
create index newsletter_signup_email on newsletter_signup (store_id, email_key text_pattern_ops);
create index newsletter_signup_name on newsletter_signup using gin (order_words(first_name || ' ' || last_name));
