import type { Query } from '../db/db.ts';

interface WantedFilter {
  storeId: number;
  /** The location whose shelf is counted; null = the whole store. */
  locationId: number | null;
  offset: number;
  limit: number;
}

export interface WantedRow {
  eisbn: string;
  name: string;
  author: string;
  readers: number;
  in_stock: number;
  price: number;
  on_hand: number;
  on_order: number;
  is_withdrawn: boolean;
}

/** SQL: alerts of the store $1 that readers agreed to and that go on. */
const live = 'w.store_id = $1 and w.ended_at is null and w.confirmed_at is not null';

/** Titles by how many readers wait for them; those of equally many by name. */
export function readWantedTitles(
  q: Query,
  { storeId, locationId, offset, limit }: WantedFilter,
): Promise<WantedRow[]> {
  return q.query<WantedRow>(
    `with wanted as (
       select w.title_id, count(distinct w.email_key)::int as readers,
         (count(*) filter (where w.kind = 'in_stock'))::int as in_stock, (count(*) filter (where w.kind = 'price'))::int as price
       from alert w where ${live} and w.title_id is not null group by w.title_id)
     select t.eisbn, t.title as name, t.author, x.readers, x.in_stock, x.price, t.deleted_at is not null as is_withdrawn,
       coalesce(s.on_hand, 0) as on_hand, coalesce(s.on_order, 0) as on_order
     from (select k.*, n.title_sort from wanted k join title n on n.id = k.title_id
       order by k.readers desc, n.title_sort, n.id offset $3 limit $4) x
     join title t on t.id = x.title_id
     left join lateral (
       select sum(c.on_hand)::int as on_hand, sum(c.on_order)::int as on_order
       from stock c join location l on l.id = c.location_id
       where c.title_id = t.id and l.store_id = $1 and ($2::int is null or l.id = $2)) s on true
     order by x.readers desc, x.title_sort, t.id`,
    [storeId, locationId, offset, limit],
    'alert-wanted-titles',
  );
}

/** Authors or series by how many readers wait for something new. */
export async function readWantedNames(
  q: Query,
  kind: 'author' | 'series',
  { storeId, offset, limit }: Omit<WantedFilter, 'locationId'>,
): Promise<Pick<WantedRow, 'name' | 'readers'>[]> {
  return q.query(
    `select w.name, count(*)::int as readers from alert w where ${live} and w.kind = $2
     group by w.name order by count(*) desc, w.name offset $3 limit $4`,
    [storeId, kind, offset, limit],
    'alert-wanted-names',
  );
}

/** How many readers wait for something of each kind. */
export async function countWaiting(
  q: Query,
  storeId: number,
): Promise<Record<'titles' | 'author' | 'series', number>> {
  const [row] = await q.query<Record<'titles' | 'author' | 'series', number>>(
    `select (count(distinct w.email_key) filter (where w.title_id is not null))::int as titles,
       (count(distinct w.email_key) filter (where w.kind = 'author'))::int as author,
       (count(distinct w.email_key) filter (where w.kind = 'series'))::int as series
     from alert w where ${live}`,
    [storeId],
    'alert-waiting',
  );
  return row ?? { titles: 0, author: 0, series: 0 };
}
