-- Publishers are found by their names, not by the words of them: 'war' must not find Frederick Warne. Their words
-- carry an '@', which no other word has, and an '@' alone stands before and behind each name. Small words are left
-- out, and initials are one word ('ww norton'), as in searches (server/search/text-match.ts).
create function search_names(variadic names text[]) returns tsvector language sql immutable strict parallel safe as $$
  select coalesce(string_agg('''' || u.word || ''':' || least(u.position, 16383) || 'D', ' '), '')::tsvector
  from unnest(string_to_array((
    select string_agg('@ @' || replace(btrim(n.words), ' ', ' @') || ' @', ' ' order by n.position)
    from (select regexp_replace(regexp_replace(search_words(name), '(?<=\m[a-z]) (?=[a-z]\M)', '', 'g'),
      '\m(a|an|and|at|by|for|from|in|into|is|it|its|of|on|or|the|to|with)\M ?', '', 'g') as words, position from unnest(names) with ordinality g(name, position)) n
    where btrim(n.words) <> ''), ' ')) with ordinality u(word, position)
$$;

create or replace function search_document(
  title text, subtitle text, author text, series text, keywords text, eisbn text, publisher text, imprint text
) returns tsvector language sql immutable strict parallel safe as $$
  select setweight(to_tsvector('simple', search_spellings(title || ' ' || subtitle)), 'A')
    || setweight(to_tsvector('simple', search_spellings(author)), 'B')
    || setweight(to_tsvector('simple', search_spellings(series || ' ' || keywords || ' ' || eisbn)), 'C')
    || search_names(publisher, imprint)
$$;

update title_search s set document = search_document(t.title, t.subtitle, t.author,
  t.series || search_volume(t.series_number), t.keywords, t.eisbn, t.publisher, t.imprint)
from title t where t.id = s.title_id and t.publisher || t.imprint <> '';

-- What a book is about: the words of its record, its descriptions, its authors' lives and its subjects, as stems.
-- Filled behind imports by the process that learns the vocabulary.
create text search configuration bookabout (copy = simple);
alter text search configuration bookabout
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  with bookstem;

create table title_about (
  title_id int primary key references title on delete cascade,
  words tsvector not null
);
create index title_about_words on title_about using gin (words);

-- Names of people as readers begin them, first name first: 'ursula k le guin', 'ursula le guin'. `best` as in search_word.
create table search_person (
  name text collate "C" primary key,
  best bigint[] not null
) with (fillfactor = 80);

-- Titles for which these two wait; a title may wait twice.
create table search_about_pending (title_id int not null);

create function search_about_title() returns trigger language plpgsql as $$
begin
  insert into search_about_pending (title_id) select id from new_rows;
  return null;
end
$$;
create function search_about_detail() returns trigger language plpgsql as $$
begin
  insert into search_about_pending (title_id) select title_id from new_rows;
  return null;
end
$$;
create function search_about_detail_update() returns trigger language plpgsql as $$
begin
  insert into search_about_pending (title_id)
  select n.title_id from new_rows n join old_rows o on o.title_id = n.title_id
  where (n.description, n.short_description, n.bio) is distinct from (o.description, o.short_description, o.bio);
  return null;
end
$$;
create function search_about_title_update() returns trigger language plpgsql as $$
begin
  insert into search_about_pending (title_id)
  select n.id from new_rows n join old_rows o on o.id = n.id
  where (n.title, n.subtitle, n.author, n.authors, n.series, n.keywords, n.publisher, n.sales_rank)
    is distinct from (o.title, o.subtitle, o.author, o.authors, o.series, o.keywords, o.publisher, o.sales_rank);
  return null;
end
$$;

create trigger search_about_insert after insert on title
  referencing new table as new_rows for each statement execute function search_about_title();
create trigger search_about_update after update on title
  referencing old table as old_rows new table as new_rows for each statement execute function search_about_title_update();
create trigger search_about_detail_insert after insert on title_detail
  referencing new table as new_rows for each statement execute function search_about_detail();
create trigger search_about_detail_update after update on title_detail
  referencing old table as old_rows new table as new_rows for each statement execute function search_about_detail_update();
create trigger search_about_subject_insert after insert on title_subject
  referencing new table as new_rows for each statement execute function search_about_detail();
create trigger search_about_subject_delete after delete on title_subject
  referencing old table as new_rows for each statement execute function search_about_detail();

-- Another name of a subject says something else of all titles below it.
create function search_about_subject() returns trigger language plpgsql as $$
begin
  insert into search_about_pending (title_id)
  with recursive below(id) as (
    select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.heading, n.parent_id) is distinct from (o.heading, o.parent_id)
    union select s.id from below join subject s on s.parent_id = below.id
  ) select distinct ts.title_id from below join title_subject ts on ts.subject_id = below.id;
  return null;
end
$$;
create trigger search_about_subject after update on subject
  referencing old table as old_rows new table as new_rows for each statement execute function search_about_subject();

insert into search_about_pending (title_id) select id from title;
