-- What a file was too long for ('rows', 'isbns', 'doubtful'): whoever orders by a list must know that there was more.
alter table browse_result add column unread text[] not null default '{}';
