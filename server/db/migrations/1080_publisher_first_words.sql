-- The first word of a publisher's name also stands there with two '@'. A name used to begin behind an '@' alone, which
-- every title has: searching for 'press' compared positions in every document of a publisher called '… Press'.
create or replace function search_names(variadic names text[]) returns tsvector language sql immutable strict parallel safe as $$
  select coalesce(string_agg(
    '''' || u.word || ''':' || u.at || case when u.begins then ' ''@' || u.word || ''':' || u.at else '' end, ' '), '')::tsvector
  from (
    select word, least(position, 16383) || 'D' as at, word <> '@' and lag(word, 1, '@') over (order by position) = '@' as begins
    from unnest(string_to_array((
      select string_agg('@' || replace(btrim(n.words), ' ', ' @') || ' @', ' ' order by n.position)
      from (select regexp_replace(regexp_replace(search_words(name), '(?<=\m[a-z]) (?=[a-z]\M)', '', 'g'),
        '\m(a|an|and|at|by|for|from|in|into|is|it|its|of|on|or|the|to|with)\M ?', '', 'g') as words, position from unnest(names) with ordinality g(name, position)) n
      where btrim(n.words) <> ''), ' ')) with ordinality w(word, position)
  ) u
$$;

update title_search s set document = search_document(t.title, t.subtitle, t.author,
  t.series || search_volume(t.series_number), t.keywords, t.eisbn, t.publisher, t.imprint)
from title t where t.id = s.title_id and t.publisher || t.imprint <> '';
