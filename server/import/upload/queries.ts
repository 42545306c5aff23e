import type {
  ImportCounts,
  ImportFound,
  ImportKind,
  ImportLine,
  ImportState,
} from '../../../contract/admin/import.ts';
import type { Query } from '../../db/db.ts';
import { idOfRow } from '../../db/id-of-row.ts';
import type { Choices } from './choices.ts';

/** Said of a file that is gone before it was loaded. */
export const lostFile = 'The uploaded file is no longer here. Please upload it again.';

export type Loaded = ImportCounts & { line: number };

export interface ImportRow extends ImportLine {
  store_id: number;
  file: string;
  choices: Choices;
  found: Partial<ImportFound>;
  loaded: Partial<Loaded>;
  attempts: number;
}

const epoch = (column: string) => `extract(epoch from ${column})::float8`;
const line = `id, version, file_name, size, bytes_read, kind, state, actor, problem,
  state in ('checking', 'loading') and claimed_until <= now() and exists (
    select from catalog_import other where other.state in ('checking', 'loading') and other.claimed_until > now()) as is_waiting,
  ${epoch('created_at')} as created, ${epoch('changed_at')} as changed`;
const whole = `${line}, store_id, file, choices, found, loaded, attempts`;

/** Newest first; one more than `limit` tells that there are more. */
export function readImports(
  q: Query,
  storeId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<ImportLine[]> {
  return q.query<ImportLine>(
    `select ${line} from catalog_import where store_id = $1 and ($2::int is null or id < $2)
     order by id desc limit $3`,
    [storeId, before, limit],
    'upload-list',
  );
}

export async function readImport(q: Query, storeId: number, id: number): Promise<ImportRow | undefined> {
  const [row] = await q.query<ImportRow>(
    `select ${whole} from catalog_import where store_id = $1 and id = $2`,
    [storeId, id],
    'upload-one',
  );
  return row;
}

export async function insertImport(
  q: Query,
  row: Pick<ImportRow, 'store_id' | 'actor' | 'file_name' | 'file' | 'size'>,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `insert into catalog_import (store_id, actor, file_name, file, size) values ($1, $2, $3, $4, $5)
     on conflict (file) do nothing returning id`,
    [row.store_id, row.actor, row.file_name, row.file, row.size],
    'upload-insert',
  );
  return idOfRow(rows);
}

/** What a person has decided: a job that works for an older version stops. */
export async function moveOn(
  q: Query,
  id: number,
  { state, choices }: { state: ImportState; choices?: Choices },
): Promise<void> {
  await q.query(
    `update catalog_import set state = $2, choices = coalesce($3::jsonb, choices), version = version + 1,
       bytes_read = case when $2 = 'stopped' then bytes_read else 0 end, attempts = 0, problem = '',
       claimed_until = now(), changed_at = now()
     where id = $1`,
    [id, state, choices ? JSON.stringify(choices) : null],
    'upload-move-on',
  );
}

/** A job has a file to itself for so long without a sign of life. */
const claim = `now() + interval '1 minute'`;

/**
 * The next of these files (those of this machine) that no job works on, one at a time for all processes; undefined while another
 * one is worked on.
 */
export async function claimImport(q: Query, files: readonly string[]): Promise<ImportRow | undefined> {
  const [row] = await q.query<ImportRow>(
    `update catalog_import set attempts = attempts + 1, claimed_until = ${claim}
     where id = (select id from catalog_import where state in ('checking', 'loading') and claimed_until <= now()
                   and file = any($1::text[]) and not exists (select from catalog_import where state in ('checking', 'loading') and claimed_until > now())
                 order by changed_at, id limit 1 for update skip locked)
     returning ${whole}`,
    [files],
    'upload-claim',
  );
  return row;
}

export async function hasOpenImport(q: Query): Promise<boolean> {
  const [row] = await q.query<{ open: boolean }>(
    `select exists (select from catalog_import where state in ('checking', 'loading') and claimed_until <= now()) as open`,
    [],
    'upload-open',
  );
  return row?.open ?? false;
}

/** How far a job is: also its sign of life. False when someone has decided something else meanwhile, or another job has begun again. */
export async function noteProgress(
  q: Query,
  { id, version, state, attempts }: ImportRow,
  bytesRead: number,
  loaded: Loaded | null,
): Promise<boolean> {
  const rows = await q.query(
    `update catalog_import set bytes_read = $3, claimed_until = ${claim},
       loaded = case when state = 'loading' and $4::jsonb is not null then $4::jsonb else loaded end
     where id = $1 and version = $2 and state = $5 and attempts = $6 returning 1`,
    [id, version, bytesRead, loaded && JSON.stringify(loaded), state, attempts],
    'upload-progress',
  );
  return rows.length === 1;
}

/** What a job leaves behind. */
interface Ended {
  state: ImportState;
  kind?: ImportKind;
  found?: ImportFound;
  loaded?: Loaded;
  problem?: string;
}

/** False when someone has decided something else meanwhile, or another job has begun again. */
export async function endImport(
  q: Query,
  { id, version, attempts }: ImportRow,
  { state, kind, found, loaded, problem = '' }: Ended,
): Promise<boolean> {
  const rows = await q.query(
    `update catalog_import set state = $3, kind = coalesce($4, kind), found = coalesce($5::jsonb, found),
       loaded = coalesce($6::jsonb, loaded), problem = $7, attempts = 0, claimed_until = now(), changed_at = now()
     where id = $1 and version = $2 and attempts = $8 returning 1`,
    [
      id,
      version,
      state,
      kind ?? null,
      found ? JSON.stringify(found) : null,
      loaded ? JSON.stringify(loaded) : null,
      problem,
      attempts,
    ],
    'upload-end',
  );
  return rows.length === 1;
}

/** What was loaded before a person stopped it. */
export async function noteStopped(q: Query, id: number, loaded: Loaded): Promise<void> {
  await q.query(
    `update catalog_import set loaded = $2::jsonb where id = $1 and state = 'stopped'`,
    [id, JSON.stringify(loaded)],
    'upload-stopped',
  );
}

/** Another job goes on with it; `counts` says whether this attempt counts. */
export async function releaseImport(
  q: Query,
  { id, version, attempts }: ImportRow,
  { pauseSeconds, counts }: { pauseSeconds: number; counts: boolean },
): Promise<void> {
  await q.query(
    `update catalog_import set claimed_until = now() + make_interval(secs => $2), attempts = attempts - $3
     where id = $1 and version = $4 and attempts = $5`,
    [id, pauseSeconds, counts ? 0 : 1, version, attempts],
    'upload-release',
  );
}

/** Gives up files, other than those that are here, that no machine has worked on for so long. */
export async function failUnclaimed(q: Query, days: number, here: readonly string[]): Promise<void> {
  await q.query(
    `update catalog_import set state = 'failed', version = version + 1, changed_at = now(), problem = $2
     where state in ('checking', 'loading') and claimed_until < now() - make_interval(days => $1) and file <> all($3::text[])`,
    [days, lostFile, here],
  );
}

/** Leaves files that were checked long ago and never loaded. */
export async function expireImports(q: Query, days: number): Promise<void> {
  await q.query(
    `update catalog_import set state = 'stopped', version = version + 1
     where state = 'ready' and changed_at < now() - make_interval(days => $1)`,
    [days],
  );
}

/** Names of uploads that are still needed. */
export async function readNeededFiles(q: Query): Promise<string[]> {
  const rows = await q.query<{ file: string }>(
    `select file from catalog_import where state in ('checking', 'ready', 'loading')`,
  );
  return rows.map(({ file }) => file);
}

/** How the store reads columns of such a file: field by header as it is compared. */
export async function readColumns(q: Query, storeId: number, kind: string): Promise<Map<string, string>> {
  const rows = await q.query<{ header: string; field: string }>(
    'select header, field from catalog_import_column where store_id = $1 and kind = $2',
    [storeId, kind],
    'upload-columns',
  );
  return new Map(rows.map(({ header, field }) => [header, field]));
}

export async function saveColumns(
  q: Query,
  storeId: number,
  kind: string,
  columns: readonly { header: string; field: string }[],
): Promise<void> {
  await q.query(
    `insert into catalog_import_column (store_id, kind, header, field)
     select distinct on (c.header) $1::int, $2::text, c.header, c.field from unnest($3::text[], $4::text[]) c(header, field)
     on conflict (store_id, kind, header) do update set field = excluded.field`,
    [storeId, kind, columns.map(({ header }) => header), columns.map(({ field }) => field)],
    'upload-columns-save',
  );
}
