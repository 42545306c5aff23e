-- How many of its titles a list beside the books of /browse shows. Above 2 they are this many; otherwise all are shown, and -1 says so.
alter table title_list add column row_limit int not null default -1 check (row_limit between -1 and 200);
