import type { FeatureSort, ListPlacement } from '../../contract/feature-choices.ts';
import type { Query } from '../db/db.ts';

export interface Features {
  storeId: number;
  /** All of them in name, header or description. */
  words: string[];
  recentFrom: Date;
  /** '' = any. */
  placement: string;
  onlyRecent: boolean;
}

/** $1 store, $2 patterns. A list without books is not there. */
const searched = `from title_list l
   where l.store_id = $1
     and concat_ws(' ', l.name, l.header, l.description) ilike all($2::text[])
     and exists (select 1 from title_list_item i join title t on t.id = i.title_id
                 where i.list_id = l.id and t.deleted_at is null)`;

const patterns = (words: string[]) => ['%', ...words.map((w) => `%${w.replace(/[\\%_]/g, '\\$&')}%`)];

/** By placement: the lists with these words, the changed ones of them, and those that the choices leave. */
export function countFeatures(
  q: Query,
  { storeId, words, recentFrom, placement, onlyRecent }: Features,
): Promise<{ placement: ListPlacement; count: number; recent: number; matching: number }[]> {
  return q.query(
    `select l.placement, count(*)::int as count,
       (count(*) filter (where l.changed_at >= $3))::int as recent,
       (count(*) filter (where ($4 = '' or l.placement = $4) and (not $5 or l.changed_at >= $3)))::int as matching
     ${searched}
     group by l.placement
     order by array_position(array['featured', 'banner', 'left_sidebar', 'others'], l.placement), l.placement`,
    [storeId, patterns(words), recentFrom, placement, onlyRecent],
    'feature-counts',
  );
}

const orders: Record<FeatureSort, string> = {
  tldefsequence: 'l.position, l.id',
  name: 'lower(l.name), l.id',
  lastupdate: 'l.changed_at desc, l.position, l.id',
  dateposted: 'l.created_at desc, l.position, l.id',
};

export interface FoundFeature {
  id: number;
  name: string;
  header: string;
  header_visible: boolean;
  description: string;
  event_id: number | null;
  placement: ListPlacement;
  row_limit: number;
  dateposted: number;
  lastupdate: number;
  row_count: number;
  /** Its first titles, by id and by ISBN. */
  shown: number[];
  isbns: string[];
}

export function readFeatures(
  q: Query,
  { storeId, words, recentFrom, placement, onlyRecent }: Features,
  sort: FeatureSort,
  limit: number,
  offset: number,
): Promise<FoundFeature[]> {
  return q.query<FoundFeature>(
    `select l.*, first.shown, first.isbns, first.row_count from (
       select l.id, l.name, l.header, l.header_visible, l.description, l.event_id, l.placement, l.row_limit, l.position, l.created_at, l.changed_at,
         extract(epoch from l.created_at)::float8 as dateposted, extract(epoch from l.changed_at)::float8 as lastupdate
       ${searched} and ($4 = '' or l.placement = $4) and (not $5 or l.changed_at >= $3)
       order by ${orders[sort]} limit $6 offset $7) l
     cross join lateral (
       select (array_agg(x.id order by x.n))[1:4] as shown, (array_agg(x.eisbn order by x.n))[1:4] as isbns,
         count(*)::int as row_count
       from (select t.id, t.eisbn, row_number() over (order by i.position, t.id) as n
             from title_list_item i join title t on t.id = i.title_id
             where i.list_id = l.id and t.deleted_at is null) x) first
     order by ${orders[sort]}`,
    [storeId, patterns(words), recentFrom, placement, onlyRecent, limit, offset],
    `feature-list-${sort}`,
  );
}
