-- How popular a title is, from whatever its sources say: copies sold, ratings, sales rank (server/import/popularity.ts).
-- 0 = nothing known; higher is more popular. It does not depend on the order in which titles were loaded.
alter table title add column popularity real not null default 0;
alter table title_detail
  add column copies_sold int,
  add column ratings_count int,
  add column ratings_average real;

-- What is stored of earlier imports is the sales rank alone.
update title set popularity = round((7 - log(sales_rank))::numeric, 4) where sales_rank between 1 and 9999999;
