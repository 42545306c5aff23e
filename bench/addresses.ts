import { filterPath } from '../contract/filter-path.ts';
import { connect } from '../server/db/connect.ts';
import type { Query } from '../server/db/db.ts';
import { readQueries } from './catalogue-queries.ts';

/** Addresses of the first shop's pages. */
export interface Addresses {
  items: string[];
  /** Searches, filters and sorts, each with 26 rows. */
  browse: string[];
  list: string;
  /** Titles with copies on hand, for carts. */
  onHand: string[];
  /** Covers without width and format: '/images/cover/9780306406157/1a2b3c'. */
  covers: string[];
}

export async function readFolderAddresses(dataDir: string): Promise<Addresses> {
  const db = await connect({ databaseUrl: '', dataDir });
  try {
    return await readAddresses(db);
  } finally {
    await db.close();
  }
}

export async function readAddresses(q: Query): Promise<Addresses> {
  const queries = await readQueries(q);
  const [list] = await q.query<{ id: number }>(
    `select l.id from title_list l join store s on s.id = l.store_id join title_list_item i on i.list_id = l.id
     group by l.id, s.position order by s.position, count(*) desc, l.id limit 1`,
  );
  const onHand = await q.query<{ eisbn: string }>(
    `select t.eisbn from title t join stock k on k.title_id = t.id join location l on l.id = k.location_id
     join store s on s.id = l.store_id
     where k.condition = 'NEW' and k.on_hand > 1 and t.availability = 'available' and not t.is_giftcard
       and s.position = (select min(position) from store)
     order by t.id limit 20`,
  );
  const covers = await q.query<{ eisbn: string; cover_cache: string }>(
    "select eisbn, cover_cache from title where cover_cache <> '' order by md5(eisbn) limit 100",
  );
  const filtered = queries.threeFilters
    .slice(0, 40)
    .flatMap(({ s, f }, i) =>
      (['', 'title', 'date'] as const).map((sort) =>
        filterPath({ include: i % 2 ? { s: [s].flat() } : { f: [f].flat() }, sort } as Parameters<
          typeof filterPath
        >[0]),
      ),
    );
  const searched = queries.commonWords.map((text) => filterPath({ text }));
  return {
    items: queries.eisbns.map((eisbn) => `/item/${eisbn}`),
    browse: [...new Set([...filtered, ...searched])],
    list: `/lists/${list?.id ?? 0}`,
    onHand: onHand.map((t) => t.eisbn),
    covers: covers.map((t) => `/images/cover/${t.eisbn}/${t.cover_cache}`),
  };
}
