import type { Query } from '../../db/db.ts';
import type { PriceRef } from '../record.ts';
import { DETAIL_COLUMNS, type StoredTitle, TITLE_COLUMNS } from '../rules/stored-title.ts';
import type { SubjectHeading } from '../rules/subjects.ts';

/** What the catalogue knows of an incoming record's title. */
export interface KnownTitle {
  /** Index into the asked lists, from 0. */
  n: number;
  id: number;
  /** A full record brings it back; not what the staff have hidden. */
  deleted: boolean;
  /** Newest message of any source, ms since the epoch, 0 = none says. */
  newest: number;
  other_source: boolean;
  /** Of this record's source; null when it has not spoken of the title yet. */
  content_hash: string | null;
  sent_at: number | null;
}

/** Finds titles by ISBN and keeps others from changing them until the transaction ends. */
export async function lockKnown(q: Query, eisbns: string[], sources: string[]): Promise<KnownTitle[]> {
  return q.query<KnownTitle>(
    `select (u.n - 1)::int as n, t.id, t.deleted_at is not null and t.hidden_at is null as deleted, own.content_hash, own.sent_at,
       coalesce((select max(s.sent_at) from title_source s where s.title_id = t.id), 0) as newest,
       exists (select from title_source s where s.title_id = t.id and s.source <> u.source) as other_source
     from unnest($1::text[], $2::text[]) with ordinality u(eisbn, source, n)
     join title t on t.eisbn = u.eisbn
     left join title_source own on own.title_id = t.id and own.source = u.source
     order by t.id for update of t`,
    [eisbns, sources],
    'import-known',
  );
}

const titleNames = Object.keys(TITLE_COLUMNS);
const detailNames = Object.keys(DETAIL_COLUMNS);
const titleTypes = Object.entries(TITLE_COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');
const detailTypes = Object.entries(DETAIL_COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');

/** The named fields of each title as JSON: descriptions must not travel with every statement. */
function rowsOf(titles: readonly object[], names: readonly string[]): string {
  const rows = titles.map((title) => {
    const all = title as Record<string, unknown>;
    const row: Record<string, unknown> = {};
    for (const name of names) row[name] = all[name];
    return row;
  });
  return JSON.stringify(rows);
}

/** Titles as they are stored, by id, with the ids of their subjects in order. */
export async function readStored(
  q: Query,
  ids: number[],
): Promise<Map<number, StoredTitle & { id: number; subjects: number[] }>> {
  const [row] = await q.query<{ rows: string | null }>(
    `select json_agg(r)::text as rows from (
       select t.id, ${titleNames.map((c) => `t.${c}`).join(', ')}, ${detailNames.map((c) => `d.${c}`).join(', ')},
         coalesce((select json_agg(s.subject_id order by s.position) from title_subject s where s.title_id = t.id),
           '[]') as subjects
       from title t join title_detail d on d.title_id = t.id where t.id = any($1::int[])) r`,
    [ids],
    'import-stored',
  );
  const rows = row?.rows
    ? (JSON.parse(row.rows) as (StoredTitle & { id: number; subjects: number[] })[])
    : [];
  return new Map(rows.map((r) => [r.id, r]));
}

/** Adds titles; returns their ids by ISBN. A title that another import added meanwhile is overwritten. */
export async function insertTitles(q: Query, titles: StoredTitle[]): Promise<Map<string, number>> {
  const rows = await q.query<{ id: number; eisbn: string }>(
    `insert into title (${titleNames.join(', ')})
     select ${titleNames.join(', ')} from json_to_recordset($1::json) as r(${titleTypes})
     on conflict (eisbn) do update set ${titleNames.map((c) => `${c} = excluded.${c}`).join(', ')}
     returning id, eisbn`,
    [rowsOf(titles, titleNames)],
    'import-insert',
  );
  return new Map(rows.map((r) => [r.eisbn, r.id]));
}

/** Overwrites titles; `revive` brings back one that was deleted. */
export async function updateTitles(
  q: Query,
  titles: (StoredTitle & { id: number; revive: boolean })[],
): Promise<void> {
  await q.query(
    `update title t set ${titleNames.map((c) => `${c} = r.${c}`).join(', ')}, changed_at = now(),
       deleted_at = case when r.revive then null else t.deleted_at end
     from json_to_recordset($1::json) as r(id int, revive boolean, ${titleTypes}) where t.id = r.id`,
    [rowsOf(titles, ['id', 'revive', ...titleNames])],
    'import-update',
  );
}

export async function saveDetails(q: Query, titles: (StoredTitle & { id: number })[]): Promise<void> {
  await q.query(
    `insert into title_detail (title_id, ${detailNames.join(', ')})
     select id, ${detailNames.join(', ')} from json_to_recordset($1::json) as r(id int, ${detailTypes})
     on conflict (title_id) do update set ${detailNames.map((c) => `${c} = excluded.${c}`).join(', ')}`,
    [rowsOf(titles, ['id', ...detailNames])],
    'import-details',
  );
}

export async function markDeleted(q: Query, ids: number[]): Promise<void> {
  await q.query('update title set deleted_at = now(), changed_at = now() where id = any($1::int[])', [ids]);
}

export interface TitleSubjects {
  titleId: number;
  subjectIds: number[];
  main: boolean[];
}

/** Puts titles on their shelves and takes them off all others; `fresh` titles stand on none yet. */
export async function replaceSubjects(
  q: Query,
  titles: TitleSubjects[],
  fresh: ReadonlySet<number>,
): Promise<void> {
  const old = titles.map((t) => t.titleId).filter((id) => !fresh.has(id));
  if (old.length > 0) await q.query('delete from title_subject where title_id = any($1::int[])', [old]);
  const rows = titles.flatMap((t) => t.subjectIds.map((id, i) => [t.titleId, id, i, t.main[i]] as const));
  if (rows.length === 0) return;
  await q.query(
    `insert into title_subject (title_id, subject_id, position, main)
     select * from unnest($1::int[], $2::int[], $3::smallint[], $4::boolean[])`,
    [rows.map((r) => r[0]), rows.map((r) => r[1]), rows.map((r) => r[2]), rows.map((r) => r[3])],
    'import-subjects',
  );
}

export interface SourceRow {
  title_id: number;
  source: string;
  record_ref: string;
  sent_at: number;
  content_hash: string;
}

export async function saveSources(q: Query, rows: SourceRow[]): Promise<void> {
  await q.query(
    `insert into title_source (title_id, source, record_ref, sent_at, content_hash)
     select title_id, source, record_ref, sent_at, content_hash from json_to_recordset($1::json)
       as r(title_id int, source text, record_ref text, sent_at bigint, content_hash text)
     on conflict (title_id, source) do update set record_ref = excluded.record_ref,
       sent_at = greatest(title_source.sent_at, excluded.sent_at), content_hash = excluded.content_hash,
       imported_at = now()`,
    [JSON.stringify(rows)],
    'import-sources',
  );
}

export async function readSubjects(q: Query): Promise<{ id: number; scheme: string; code: string }[]> {
  return q.query('select id, scheme, code from subject');
}

/** The ids of subjects in their order, made when they are new; `parentIds` beside them. */
export async function saveSubjects(
  q: Query,
  shelves: readonly SubjectHeading[],
  parentIds: readonly (number | null)[],
): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `with given as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::int[]) with ordinality
         g(scheme, code, heading, parent_id, n)
     ), saved as (
       insert into subject (scheme, code, heading, parent_id)
       select scheme, code, heading, parent_id from given order by scheme, code
       on conflict (scheme, code) do update set heading = excluded.heading returning id, scheme, code
     )
     select id from given join saved using (scheme, code) order by n`,
    [shelves.map((s) => s.scheme), shelves.map((s) => s.code), shelves.map((s) => s.heading), [...parentIds]],
    'import-new-subjects',
  );
  return rows.map((row) => row.id);
}

/** Regroups the editions of these works. */
export async function regroupWorks(q: Query, workKeys: string[]): Promise<void> {
  await q.query("select regroup_works($1::text[], '{}')", [workKeys], 'import-regroup');
}

/** Time zone of the first store. */
export async function readCatalogueZone(q: Query): Promise<string | undefined> {
  const [row] = await q.query<{ time_zone: string }>(
    'select time_zone from store order by position, id limit 1',
  );
  return row?.time_zone;
}

export interface DuePrices {
  title_id: number;
  prices: PriceRef[];
}

/** Titles with a price that begins or has ended by this day, kept from others until the transaction ends. */
export function lockDuePrices(q: Query, today: string, limit: number): Promise<DuePrices[]> {
  return q.query<DuePrices>(
    `select d.title_id, d.prices from title_detail d join title t on t.id = d.title_id
     where d.prices_due <= $1::date order by t.id limit $2 for update of t, d skip locked`,
    [today, limit],
    'prices-due',
  );
}

export interface ChosenPrices {
  title_id: number;
  usa: number | null;
  can: number | null;
  due: string | null;
}

/** Sets list prices; returns how many titles have another price now. */
export async function saveChosenPrices(q: Query, chosen: readonly ChosenPrices[]): Promise<number> {
  const rows = JSON.stringify(chosen);
  const columns = 'as r(title_id int, usa int, can int, due date)';
  await q.query(
    `update title_detail d set prices_due = r.due from json_to_recordset($1::json) ${columns}
     where d.title_id = r.title_id`,
    [rows],
  );
  const changed = await q.query(
    `update title t set list_price_usa = r.usa, list_price_can = r.can, changed_at = now()
     from json_to_recordset($1::json) ${columns}
     where t.id = r.title_id and (t.list_price_usa, t.list_price_can) is distinct from (r.usa, r.can)
     returning t.id`,
    [rows],
  );
  return changed.length;
}
