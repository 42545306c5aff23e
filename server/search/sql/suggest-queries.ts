import type { Query } from '../../db/db.ts';
import type { TextMatch } from '../text/text-match.ts';
import { matchCondition } from './queries.ts';

/**
 * Each statement lists titles with a position, best first; this puts them in display order: without deleted ones, each
 * book once however many editions it has, and unranked titles that the store does not stock last. Range conditions are
 * hidden from the planner (matchCondition), which would otherwise plan again for every text.
 */
async function suggest(
  q: Query,
  storeId: number,
  limit: number,
  source: string,
  params: readonly unknown[],
  name?: string,
): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `select id from (
       select t.id, t.eisbn, u.position, row_number() over (partition by s.title_key, s.author_key order by u.position, t.eisbn) as edition,
         t.popularity_rank is null and not exists (select 1 from stock k join location l on l.id = k.location_id
           where k.title_id = t.id and k.on_hand > 0 and l.store_id = $1) as obscure
       from (${source}) u(id, position)
       join title t on t.id = u.id join title_search s on s.title_id = t.id where t.deleted_at is null
     ) r where edition = 1 order by obscure, position, eisbn limit $2`,
    [storeId, limit, ...params],
    name,
  );
  return rows.map((row) => row.id);
}

/**
 * Titles with this exact name come from the `title_sort` index, the most popular first. A few sort under another key
 * ('L’Étranger' under 'etranger') and are found by `title_key`: read at most this many. Among more titles of one name,
 * those few do not matter.
 */
const mostOfOneName = 100;

/** The most popular titles that are exactly the word, then those that have a word which begins with it. */
export async function suggestByWord(
  q: Query,
  storeId: number,
  limit: number,
  word: string,
): Promise<number[]> {
  const short = [...word].length <= 3;
  const begins = short
    ? 'select b.packed from search_prefix p cross join lateral unnest(p.best) b(packed) where p.prefix = $3'
    : `select b.packed from search_word w cross join lateral unnest(w.best) b(packed)
       where w.word >= (select $3::text) and w.word < (select $4::text) group by b.packed order by b.packed limit 24`;
  const rangeEnd = short ? [] : [afterPrefix(word)];
  return suggest(
    q,
    storeId,
    limit,
    `(select e.id, coalesce(e.popularity_rank, 2000000000)::bigint - 2000000000 from (
        (select id, popularity_rank, eisbn from title where title_sort = $3 and deleted_at is null
          order by popularity_rank nulls last, eisbn limit 2)
        union (select t.id, t.popularity_rank, t.eisbn from title t join (
          select title_id from title_search where title_key = $3 limit ${mostOfOneName}) x on x.title_id = t.id
          where t.deleted_at is null)
      ) e order by e.popularity_rank nulls last, e.eisbn limit 2)
     union all (select (b.packed & 4294967295)::int, b.packed >> 32 from (${begins}) b)`,
    [word, ...rangeEnd],
    short ? 'search-suggest-short' : 'search-suggest-word',
  );
}

/**
 * Titles that begin with the text (`key`) and those of people whose names begin with it (`name`, first name first), then
 * those that a match finds; the most popular first.
 */
export async function suggestByText(
  q: Query,
  storeId: number,
  limit: number,
  { key, name: person, match }: { key: string; name: string; match: TextMatch },
): Promise<number[]> {
  const { sql, params, name } = matchCondition(match, 7, true);
  return suggest(
    q,
    storeId,
    limit,
    `select id, row_number() over (order by first, popularity_rank nulls last, eisbn) from (
       select t.id, t.popularity_rank, t.eisbn, min(f.first) as first from (
         (select title_id, case when title_key = $3 then 0 else 1 end as first from title_search
          where title_key >= (select $3::text) and title_key < (select $4::text) limit 500)
         union all (select (b.packed & 4294967295)::int, 1
          from search_person p cross join lateral unnest(p.best) b(packed)
          where p.name >= (select $5::text) and p.name < (select $6::text)
          group by b.packed order by b.packed limit 24)
         union all (select title_id, 2 from title_search s where ${sql} limit 1000)
       ) f join title t on t.id = f.title_id group by t.id
     ) g order by first, popularity_rank nulls last, eisbn limit 24`,
    [key, afterPrefix(key), person, afterPrefix(person), ...params],
    `search-suggest-${name}`,
  );
}

/** Titles whose ISBN begins with one of these. */
export async function suggestByIsbn(
  q: Query,
  storeId: number,
  limit: number,
  digits: readonly string[],
): Promise<number[]> {
  return suggest(
    q,
    storeId,
    limit,
    `select t.id, coalesce(t.popularity_rank, 2000000000) from unnest($3::text[]) d(digits)
     join title t on t.eisbn between rpad(d.digits, 13, '0') and rpad(d.digits, 13, '9')
     order by t.popularity_rank nulls last, t.eisbn limit 24`,
    [digits],
    'search-suggest-isbn',
  );
}

/** The end of the range of texts that begin with `prefix`. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}
