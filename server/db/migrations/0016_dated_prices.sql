-- The day on which a title's list prices are to be chosen anew: a price begins or has ended.
alter table title_detail add column prices_due date;
create index title_detail_prices_due on title_detail (prices_due) where prices_due is not null;
-- Titles that are here already are looked at once by the job.
update title_detail set prices_due = current_date
where jsonb_path_exists(prices, '$[*] ? (exists(@.from) || exists(@.until))');
