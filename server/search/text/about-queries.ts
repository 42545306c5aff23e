import type { Query } from '../../db/db.ts';
import { afterPrefix } from '../sql/suggest-queries.ts';

/** Takes titles from the queue of those whose descriptions or people changed. */
export async function takeAboutPending(q: Query, most: number): Promise<number[]> {
  const rows = await q.query<{ title_id: number }>(
    `delete from search_about_pending where ctid = any(array(select ctid from search_about_pending limit $1))
     returning title_id`,
    [most],
    'search-take-about',
  );
  return rows.map((row) => row.title_id);
}

/** Long texts repeat themselves: the words of the beginning say what a book is about. */
const maxCharacters = 6_000;

/**
 * Writes what these titles are about: every word of their records, descriptions, biographies and subjects. What became
 * another thing is noted as changed: it is found by other words now, in every process.
 */
export async function writeAbout(q: Query, ids: readonly number[]): Promise<void> {
  await q.query(
    `with written as (insert into title_about (title_id, words)
     select t.id, strip(to_tsvector('bookabout', search_words(concat_ws(' ', t.title, t.subtitle, t.author, t.series,
         t.keywords, case when t.authors @> '[{"canadian": true}]' then 'canadian' end,
         left(regexp_replace(concat_ws(' ', d.description, d.short_description, d.bio::text), '<[^>]*>|&[a-z]+;', ' ', 'g'), ${maxCharacters}),
         (with recursive up(id, parent_id, heading) as (
            select s.id, s.parent_id, s.heading from title_subject ts join subject s on s.id = ts.subject_id
            where ts.title_id = t.id
            union select s.id, s.parent_id, s.heading from up join subject s on s.id = up.parent_id
          ) select string_agg(heading, ' ') from up)))))
     from title t left join title_detail d on d.title_id = t.id
     where t.id = any($1::int[]) and t.deleted_at is null
     on conflict (title_id) do update set words = excluded.words where title_about.words <> excluded.words
     returning title_id)
     select note_titles(array_agg(title_id), null, true) from written`,
    [ids],
    'search-write-about',
  );
}

/** The people of these titles, each title packed with its popularity as in search_word. */
export async function readPeople(
  q: Query,
  ids: readonly number[],
): Promise<{ id: number; packed: string; names: string[] }[]> {
  return q.query(
    `select t.id, ${packedTitle} as packed, array(select search_words(a->>'name') from jsonb_array_elements(t.authors) a) as names
     from title t where t.id = any($1::int[]) and t.deleted_at is null`,
    [ids],
    'search-read-people',
  );
}

/**
 * A title's popularity packed in front of its id, for suggestions: see search_word in 0002_search.sql. ISBNs order the
 * titles without a rank, because their ids say only which was imported first.
 */
export const packedTitle = `(coalesce(t.popularity_rank, case when exists (select 1 from stock k where k.title_id = t.id and k.on_hand > 0)
         then 1000000000 else 2000000000 end + t.eisbn::bigint % 100000000)::bigint << 32 | t.id)::text`;

/** The most popular person whose name starts with `beginning`; '' without a match. */
export async function readPersonBegun(q: Query, beginning: string): Promise<string> {
  const [row] = await q.query<{ name: string }>(
    `select name from search_person where name >= (select $1::text) and name < (select $2::text) order by best[1], name limit 1`,
    [beginning, afterPrefix(beginning)],
    'search-person-begun',
  );
  return row?.name ?? '';
}

export async function writePeople(q: Query, people: ReadonlyMap<string, string[]>): Promise<void> {
  await q.query(
    `insert into search_person (name, best) select u.name, u.best::bigint[]
     from unnest($1::text[], $2::text[]) u(name, best)
     on conflict (name) do update set best = excluded.best`,
    [[...people.keys()], [...people.values()].map((best) => `{${best.join()}}`)],
    'search-write-people',
  );
}
