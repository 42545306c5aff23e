-- What staff have done with what readers sent: opened it, and answered it.
alter table custom_form_submission add column read_at timestamptz;
alter table custom_form_submission add column answered_at timestamptz;
-- 'staff 3', as in order_note; '' = no one yet.
alter table custom_form_submission add column answered_by text not null default '';
alter table custom_form_submission add check ((answered_at is null) = (answered_by = ''));
-- All of them were mailed to the shop: what came before this is not news.
update custom_form_submission set read_at = created_at;

-- The words of what was typed, without the labels, which all answers to a form share.
create function answer_words(given jsonb) returns tsvector language sql immutable strict parallel safe
  set search_path from current as $$
  select order_words(coalesce(string_agg(a->>'value', ' '), '')) from jsonb_array_elements(given) a
$$;

create index custom_form_submission_newest on custom_form_submission (store_id, id desc);
create index custom_form_submission_form on custom_form_submission (form_id, id desc) where form_id is not null;
create index custom_form_submission_open on custom_form_submission (store_id, id desc) where answered_at is null;
create index custom_form_submission_new on custom_form_submission (store_id) where read_at is null;
create index custom_form_submission_words on custom_form_submission using gin (answer_words(answers));
