-- Where a line stands in its cart when that is not the order of ids: a line that was removed and put back keeps its place.
alter table cart_line add column position int;
