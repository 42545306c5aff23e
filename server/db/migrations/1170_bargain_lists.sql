-- A list of bargains sells the used or remaindered copies of its titles before the new ones.
alter table title_list add column bargains boolean not null default false;
