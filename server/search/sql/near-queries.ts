import type { Query } from '../../db/db.ts';

/** A word of the catalogue, and how near it is to the one that was typed: 1 for the same, less for each slip. */
export interface NearWord {
  word: string;
  closeness: number;
  /** Which word of the text it stands for. */
  at: number;
  /** Not only of the same stem: it may be a surname. */
  isName: boolean;
}

/**
 * The best titles that have at least `least` of the words of the text in their title, their series or as the surname of their author: the ones with the
 * nearest and rarest words first, each book once however many editions it has, and unranked titles that the store does not stock last.
 */
export async function readNearTitles(
  q: Query,
  storeId: number,
  words: readonly NearWord[],
  least: number,
  limit: number,
): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `with shared as (
       select t.id, s.title_key, s.author_key, t.eisbn, t.popularity_rank, n.at, n.closeness / (1 + ln(greatest(w.titles, 1))) as weight
       from unnest((select $2::text[]), (select $3::real[]), (select $5::int[]), (select $6::boolean[])) n(word, closeness, at, is_name)
       join search_word w on w.word = n.word cross join lateral unnest(w.best) b(packed)
       join title t on t.id = (b.packed & 4294967295)::int and t.deleted_at is null
       join title_search s on s.title_id = t.id
       where ' ' || s.title_key || ' ' like '% ' || n.word || ' %' or ' ' || s.series_key || ' ' like '% ' || n.word || ' %'
         or (n.is_name and starts_with(t.author_sort, n.word || ' '))
     ), near as (
       select id, title_key, author_key, eisbn, popularity_rank, sum(weight) as weight,
         popularity_rank is null and not exists (select 1 from stock k join location l on l.id = k.location_id
           where k.title_id = shared.id and k.on_hand > 0 and l.store_id = $1) as obscure
       from shared group by id, title_key, author_key, eisbn, popularity_rank
       having count(distinct at) >= $7
     ), book as (
       select *, row_number() over (partition by title_key, author_key
         order by weight desc, obscure, popularity_rank nulls last, eisbn) as edition from near
     )
     select id from book where edition = 1
     order by weight desc, obscure, popularity_rank nulls last, eisbn limit $4`,
    [
      storeId,
      words.map(({ word }) => word),
      words.map(({ closeness }) => closeness),
      limit,
      words.map(({ at }) => at),
      words.map(({ isName }) => isName),
      least,
    ],
    'search-near-titles',
  );
  return rows.map((row) => row.id);
}
