-- What an update of single blocks (ONIX 04) must be able to replace without touching the rest: the publisher's word on
-- availability and the suppliers' (title.availability follows from both; '' = nothing said), and the contents listed
-- chapter by chapter, which are shown where there is no table of contents as text.
alter table title_detail add column publishing_status text not null default '';
alter table title_detail add column supply_status text not null default '';
alter table title_detail add column content_list text not null default '';
