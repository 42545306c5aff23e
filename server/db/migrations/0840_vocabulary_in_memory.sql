-- How many batches of titles the vocabulary has learned: a process that holds it in memory sees that another one learned.
create table search_learned (
  id boolean primary key default true check (id),
  batches bigint not null
);
