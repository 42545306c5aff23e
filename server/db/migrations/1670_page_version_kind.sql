-- How a version of a page came to be: saved by hand or from a draft, a draft whose time had come, an older version that was
-- restored, or a deleted page that came back.
alter table page_version add column kind text not null default 'published'
  check (kind in ('published', 'timed', 'restored', 'brought_back'));
