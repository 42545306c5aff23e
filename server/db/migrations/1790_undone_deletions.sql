-- What bringing a deleted row back takes besides the detail, such as its version and the rows that named it; null = it stays deleted.
alter table audit_entry add column kept jsonb;

-- A promotion that comes back has its uses, and a form its answers: both stay when it goes.
alter table promotion_use drop constraint promotion_use_promotion_id_fkey;
alter table custom_form_submission drop constraint custom_form_submission_form_id_fkey;

-- What goes with a deleted page: the addresses that led to it, and its draft.
alter table deleted_page add column addresses text[] not null default '{}';
alter table deleted_page add column draft jsonb;
