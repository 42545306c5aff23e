import type { Query } from '../../db/db.ts';

export interface CoveredTitle {
  id: number;
  eisbn: string;
  /** '' when the title has no cover. */
  cover_cache: string;
  image_key: string;
  /** 'file', a web address, or '' when unknown. */
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

/** Gives titles their covers. */
export async function saveCovers(q: Query, covers: readonly NewCover[]): Promise<void> {
  const rows = JSON.stringify(covers);
  // Lock the titles in the same order as other imports, to avoid a deadlock.
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
}

/** What a title is shown with. */
export type ShownCover = Omit<NewCover, 'title_id'>;

/** The cover of a title, null when the shop draws one; `forUpdate`: kept from others until the transaction ends. */
export async function readShownCover(
  q: Query,
  titleId: number,
  { forUpdate = false } = {},
): Promise<ShownCover | null> {
  const [row] = await q.query<ShownCover>(
    `select t.cover_cache as cache, t.cover_ratio as ratio, coalesce(c.image_key, '') as image_key,
       coalesce(c.origin, '') as origin
     from title t left join title_cover c on c.title_id = t.id where t.id = $1
     ${forUpdate ? 'for no key update of t' : ''}`,
    [titleId],
    forUpdate ? 'cover-locked' : 'cover-of-title',
  );
  return row?.cache ? row : null;
}

export interface LinkedTitle {
  id: number;
  eisbn: string;
  /** Where the feed says the cover is, '' when it does not. */
  cover_url: string;
}

/** A cover that could not be had is asked for again after a week, or when its link has changed. */
const mayTry = `(c.tried_at is null or c.tried_at < now() - interval '7 days' or c.tried <> coalesce(d.cover_url, ''))`;
/** Without a cover, or with one from a link that the feed has changed; covers that the shop gave stay. */
const lacksCover = `t.deleted_at is null and (t.cover_cache = ''
  or (c.origin like 'http%' and coalesce(d.cover_url, '') not in ('', c.origin)))`;

/** Titles after this id whose cover can be fetched, in the order of ids; `hasHost`: also those without a link. */
export function readLinked(q: Query, after: number, hasHost: boolean, limit: number): Promise<LinkedTitle[]> {
  return q.query<LinkedTitle>(
    `select t.id, t.eisbn, coalesce(d.cover_url, '') as cover_url
     from title t left join title_detail d on d.title_id = t.id left join title_cover c on c.title_id = t.id
     where t.id > $1 and ($2 or d.cover_url <> '') and ${mayTry} and ${lacksCover}
     order by t.id limit $3`,
    [after, hasHost, limit],
    'covers-linked',
  );
}

export async function countLinked(q: Query, hasHost: boolean): Promise<number> {
  const [row] = await q.query<{ n: number }>(
    `select count(*)::int as n
     from title t left join title_detail d on d.title_id = t.id left join title_cover c on c.title_id = t.id
     where ($1 or d.cover_url <> '') and ${mayTry} and ${lacksCover}`,
    [hasHost],
  );
  return row?.n ?? 0;
}

/** Queues the cover of a title that is shown without one; true if it was not queued before and may be tried. */
export async function wantCover(q: Query, eisbn: string, hasHost: boolean): Promise<boolean> {
  const rows = await q.query(
    `insert into title_cover (title_id, wanted_at)
     select t.id, now() from title t left join title_detail d on d.title_id = t.id
       left join title_cover c on c.title_id = t.id
     where t.eisbn = $1 and t.cover_cache = '' and t.deleted_at is null and ($2 or d.cover_url <> '')
       and c.wanted_at is null and ${mayTry}
     on conflict (title_id) do update set wanted_at = now() returning title_id`,
    [eisbn, hasHost],
    'cover-wanted',
  );
  return rows.length > 0;
}

/** Queues covers again whose link has changed in the feed. */
export async function wantCoversAgain(q: Query, titleIds: number[]): Promise<void> {
  await q.query(
    `update title_cover set wanted_at = now() where title_id = any($1::int[]) and origin like 'http%'`,
    [titleIds],
    'covers-wanted-again',
  );
}

/** Takes some of what is wanted; no other process gets the same. */
export function takeWanted(q: Query, limit: number): Promise<LinkedTitle[]> {
  return q.query<LinkedTitle>(
    `with taken as (
       update title_cover set wanted_at = null where title_id in (
         select title_id from title_cover where wanted_at is not null order by wanted_at limit $1
         for update skip locked)
       returning title_id)
     select t.id, t.eisbn, coalesce(d.cover_url, '') as cover_url
     from taken join title t on t.id = taken.title_id left join title_detail d on d.title_id = t.id
       left join title_cover c on c.title_id = t.id
     where ${lacksCover}`,
    [limit],
    'covers-taken',
  );
}

export interface Problem {
  title_id: number;
  /** The feed's link at that time. */
  tried: string;
  problem: string;
}

/** Stores the result of a try; '' = the cover was fetched. */
export async function saveProblems(q: Query, problems: readonly Problem[]): Promise<void> {
  await q.query(
    `insert into title_cover (title_id, tried, tried_at, problem)
     select title_id, tried, now(), problem from json_to_recordset($1::json) as r(title_id int, tried text, problem text)
     order by title_id
     on conflict (title_id) do update set tried = excluded.tried, tried_at = excluded.tried_at,
       problem = excluded.problem, wanted_at = null`,
    [JSON.stringify(problems)],
    'cover-problems',
  );
}

/** Takes the cover of a title away. The same link is not tried again; another one that a feed brings is. */
export async function deleteCover(q: Query, titleId: number): Promise<void> {
  await q.query(
    `update title set cover_cache = '', cover_ratio = default, changed_at = now() where id = $1`,
    [titleId],
    'cover-not-shown',
  );
  await q.query(
    `insert into title_cover (title_id, tried, tried_at)
     select title_id, cover_url, 'infinity' from title_detail where title_id = $1
     on conflict (title_id) do update set image_key = '', origin = '', wanted_at = null, problem = '',
       tried = excluded.tried, tried_at = excluded.tried_at`,
    [titleId],
    'cover-deleted',
  );
}
