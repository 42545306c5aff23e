-- What search reads. Every title has one search document, kept current by triggers whoever writes the title;
-- the vocabulary (spelling, suggestions) follows from a queue, so that an import never waits for it.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- English stems without stop words: 'It' is a book.
create text search dictionary bookstem (template = snowball, language = english);

-- Text as search compares it: lower case, no accents, no punctuation, '&' is 'and', one space between words.
-- server/search/words.ts does the same for ASCII and asks this function for everything else.
-- Capitals beyond ASCII are named because lower() leaves them alone in a database with the C locale.
create function search_words(given text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(given) = char_length(given) then
    btrim(regexp_replace(replace(translate(lower(given), '''`', ''), '&', ' and '), '[^a-z0-9]+', ' ', 'g'))
  else
    btrim(regexp_replace(replace(translate(translate(lower(unaccent('unaccent', normalize(given, NFKC))),
      'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐ',
      'αβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяіїєґ'), '''`‘’ʼ', ''), '&', ' and '),
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u036f\u2000-\u206f\u20a0-\u20ff\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\ufe00-\ufe0f\ufe30-\ufe4f\uff00-\uff0f\ufffc-\ufffd\U0001f000-\U0001faff]+',
      ' ', 'g'))
  end
$$;

-- A title or name as a whole, for 'is exactly' and 'begins with': search_words without a leading article.
create function search_key(given text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(search_words(given), '^(the|an|a) ', '')
$$;

-- search_words plus the other ways people write the same: 'j r r tolkien' also as 'jrr tolkien', 'Spider-Man' also as
-- 'spiderman', 'O''Brien' also as 'o brien'.
create function search_spellings(given text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := search_words(given);
  spellings text := plain;
begin
  if plain ~ '\m[a-z] [a-z]\M' then
    spellings := spellings || ' ' || regexp_replace(plain, '(?<=\m[a-z]) (?=[a-z]\M)', '', 'g');
  end if;
  if given ~ '\w[-‐‑''’]\w' then
    spellings := spellings || ' ' || search_words(translate(given, '''’-‐‑', '  '));
  end if;
  return spellings;
end
$$;

-- Weights say which field a word is from: A title, B names, C series and keywords, D publisher.
create function search_document(
  title text, subtitle text, author text, series text, keywords text, eisbn text, publisher text, imprint text
) returns tsvector language sql immutable strict parallel safe as $$
  select setweight(to_tsvector('simple', search_spellings(title || ' ' || subtitle)), 'A')
    || setweight(to_tsvector('simple', search_spellings(author)), 'B')
    || setweight(to_tsvector('simple', search_spellings(series || ' ' || keywords || ' ' || eisbn)), 'C')
    || setweight(to_tsvector('simple', search_spellings(publisher || ' ' || imprint)), 'D')
$$;

create table title_search (
  title_id int primary key references title on delete cascade,
  title_key text collate "C" not null,
  author_key text collate "C" not null,
  series_key text collate "C" not null,
  document tsvector not null
);

-- Titles whose words the vocabulary has not met yet; a title may wait twice.
create table search_pending (title_id int not null);

-- Every word of the catalogue. `best` holds the titles to suggest for it, best first, each packed as
-- popularity << 32 | title id, so that merging needs no look-up.
create table search_word (
  word text collate "C" primary key,
  stem text collate "C" not null,
  -- Titles it occurs in, roughly: corrections prefer common words.
  titles int not null,
  best bigint[] not null
) with (fillfactor = 80);
create index search_word_stem on search_word (stem);
create index search_word_trigram on search_word using gin (word gin_trgm_ops);

-- The same for the first one to three letters of words, where a range over search_word would be long.
create table search_prefix (
  prefix text collate "C" primary key,
  best bigint[] not null
) with (fillfactor = 80);

create function title_search_insert() returns trigger language plpgsql as $$
begin
  insert into title_search (title_id, title_key, author_key, series_key, document)
  select id, search_key(title), search_words(author), search_words(series),
    search_document(title, subtitle, author, series, keywords, eisbn, publisher, imprint)
  from new_rows;
  insert into search_pending (title_id) select id from new_rows;
  return null;
end
$$;

create function title_search_update() returns trigger language plpgsql as $$
begin
  update title_search s set
    title_key = search_key(n.title), author_key = search_words(n.author), series_key = search_words(n.series),
    document = search_document(n.title, n.subtitle, n.author, n.series, n.keywords, n.eisbn, n.publisher, n.imprint)
  from new_rows n join old_rows o on o.id = n.id
  where s.title_id = n.id
    and (n.title, n.subtitle, n.author, n.series, n.keywords, n.eisbn, n.publisher, n.imprint)
      is distinct from (o.title, o.subtitle, o.author, o.series, o.keywords, o.eisbn, o.publisher, o.imprint);
  insert into search_pending (title_id)
  select n.id from new_rows n join old_rows o on o.id = n.id
  where (n.title, n.subtitle, n.author, n.series, n.keywords, n.sales_rank)
    is distinct from (o.title, o.subtitle, o.author, o.series, o.keywords, o.sales_rank);
  return null;
end
$$;

create trigger title_search_insert after insert on title
  referencing new table as new_rows for each statement execute function title_search_insert();
create trigger title_search_update after update on title
  referencing old table as old_rows new table as new_rows for each statement execute function title_search_update();

insert into title_search (title_id, title_key, author_key, series_key, document)
select id, search_key(title), search_words(author), search_words(series),
  search_document(title, subtitle, author, series, keywords, eisbn, publisher, imprint)
from title;
insert into search_pending (title_id) select id from title;

create index title_search_document on title_search using gin (document);
create index title_search_title on title_search (title_key, title_id);
create index title_search_series on title_search (series_key) where series_key <> '';

-- Orders of browse: the plain SQL backend walks them.
create index title_order_popularity on title (sales_rank nulls last, id) where deleted_at is null;
create index title_order_date on title (release_date desc nulls last, sales_rank nulls last, id) where deleted_at is null;
create index title_order_title on title (title_sort, sales_rank nulls last, id) where deleted_at is null;

-- The transaction that wrote a change. Transactions end out of order, so 'seq greater than the last one seen' would
-- lose changes: readers ask for those their last snapshot did not see.
alter table catalog_change add column tx xid8 not null default pg_current_xact_id();
create index catalog_change_tx on catalog_change (tx);

-- Titles found by an address, a file or a list of pasted ISBNs, in that order; its id is what /browse/filter/x/ carries.
create table browse_result (
  id text primary key check (id ~ '^r[a-z0-9]{8,40}$'),
  store_id int not null references store on delete cascade,
  name text not null default '',
  title_ids int[] not null,
  created_at timestamptz not null default now()
);
create index browse_result_created on browse_result (created_at);
