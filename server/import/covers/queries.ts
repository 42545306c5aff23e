import type { Query } from '../../db/db.ts';

export interface CoveredTitle {
  id: number;
  eisbn: string;
  /** '' when the title has no cover. */
  cover_cache: string;
  image_key: string;
  /** 'file', a web address, or '' when nobody knows. */
  origin: string;
}

/** Titles by ISBN with the covers they have; deleted ones are left out. */
export function readCovered(q: Query, eisbns: string[]): Promise<CoveredTitle[]> {
  return q.query<CoveredTitle>(
    `select t.id, t.eisbn, t.cover_cache, coalesce(c.image_key, '') as image_key, coalesce(c.origin, '') as origin
     from title t left join title_cover c on c.title_id = t.id
     where t.eisbn = any($1::text[]) and t.deleted_at is null`,
    [eisbns],
    'covered-titles',
  );
}

export interface NewCover {
  title_id: number;
  image_key: string;
  cache: string;
  ratio: number;
  origin: string;
}

/** Gives titles their covers, and tells the readers of the catalogue. */
export async function saveCovers(q: Query, covers: readonly NewCover[]): Promise<void> {
  const rows = JSON.stringify(covers);
  // In the order in which other imports take them, so that neither waits for the other for ever.
  await q.query('select id from title where id = any($1::int[]) order by id for update', [
    covers.map((c) => c.title_id),
  ]);
  const columns = 'as r(title_id int, image_key text, cache text, ratio real, origin text)';
  await q.query(
    `update title t set cover_cache = r.cache, cover_ratio = r.ratio, changed_at = now()
     from json_to_recordset($1::json) ${columns} where t.id = r.title_id`,
    [rows],
    'cover-shown',
  );
  await q.query(
    `insert into title_cover (title_id, image_key, origin)
     select title_id, image_key, origin from json_to_recordset($1::json) ${columns}
     on conflict (title_id) do update set image_key = excluded.image_key, origin = excluded.origin,
       wanted_at = null, problem = ''`,
    [rows],
    'cover-saved',
  );
  await q.query(
    `insert into catalog_change (title_id) select title_id from json_to_recordset($1::json) ${columns}`,
    [rows],
    'cover-noted',
  );
}
