-- What the shop itself puts into a list until staff change its books; null = the books are theirs to choose.
alter table title_list add column filled_with text check (filled_with in ('new_arrivals', 'staff_picks'));
