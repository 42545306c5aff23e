import type { Export, ExportKind } from '../../../contract/admin/export.ts';
import type { Query } from '../../db/db.ts';
import { idOfRow } from '../../db/id-of-row.ts';

/** An export as a job works on it. */
export interface ExportRow extends Export {
  store_id: number;
  attempts: number;
}

const epoch = (column: string) => `floor(extract(epoch from ${column}))::float8`;
const columns = `id, version, kind, file, actor, state, problem, size, rows, done::float8, ${epoch('created_at')} as created,
  ${epoch('made_at')} as made`;
const whole = `${columns}, store_id, attempts`;

/** Newest first. */
export function readExports(
  q: Query,
  storeId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<Export[]> {
  return q.query<Export>(
    `select ${columns} from data_export where store_id = $1 and ($2::int is null or id < $2) order by id desc limit $3`,
    [storeId, before, limit],
    'export-list',
  );
}

export async function readExport(q: Query, storeId: number, id: number): Promise<Export | undefined> {
  const [row] = await q.query<Export>(
    `select ${columns} from data_export where store_id = $1 and id = $2`,
    [storeId, id],
    'export-one',
  );
  return row;
}

export async function lockExport(q: Query, storeId: number, id: number): Promise<Export | undefined> {
  await q.query(
    'select id from data_export where store_id = $1 and id = $2 for update',
    [storeId, id],
    'export-lock',
  );
  return readExport(q, storeId, id);
}

interface NewExport {
  storeId: number;
  kind: ExportKind;
  file: string;
  actor: string;
}

/** Asks for an export; undefined while one of this kind is written. */
export async function insertExport(
  q: Query,
  { storeId, kind, file, actor }: NewExport,
): Promise<number | undefined> {
  const rows = await q.query<{ id: number }>(
    `insert into data_export (store_id, kind, file, actor) values ($1, $2, $3, $4) on conflict do nothing returning id`,
    [storeId, kind, file, actor],
    'export-insert',
  );
  return rows.length > 0 ? idOfRow(rows) : undefined;
}

export async function deleteExport(q: Query, id: number): Promise<void> {
  await q.query('delete from data_export where id = $1', [id], 'export-delete');
}

/** A job has an export to itself for so long without a sign of life. */
const claim = `now() + interval '1 minute'`;
const isOpen = `state in ('waiting', 'running')`;

/** The next export to write that no job works on. */
export async function claimExport(q: Query): Promise<ExportRow | undefined> {
  const [row] = await q.query<ExportRow>(
    `update data_export set attempts = attempts + 1, claimed_until = ${claim}, done = 0, state = 'running'
     where id = (select id from data_export where ${isOpen} and claimed_until <= now()
                 order by id limit 1 for update skip locked)
     returning ${whole}`,
    [],
    'export-claim',
  );
  return row;
}

export async function hasOpenExport(q: Query): Promise<boolean> {
  const [row] = await q.query<{ open: boolean }>(
    `select exists (select from data_export where ${isOpen} and claimed_until <= now()) as open`,
    [],
    'export-open',
  );
  return row?.open ?? false;
}

type Claimed = Pick<ExportRow, 'id' | 'attempts'>;

/** How far a job is: also its sign of life. False when another job has begun again, or the export is gone. */
export async function noteExportProgress(
  q: Query,
  { id, attempts }: Claimed,
  done: number,
): Promise<boolean> {
  const rows = await q.query(
    `update data_export set done = $3, claimed_until = ${claim} where id = $1 and attempts = $2 and ${isOpen} returning 1`,
    [id, attempts, done],
    'export-progress',
  );
  return rows.length === 1;
}

/** The file is there. Nothing happens when another job has begun again. */
export async function endExported(
  q: Query,
  { id, attempts }: Claimed,
  { size, rows }: { size: number; rows: number },
): Promise<void> {
  await q.query(
    `update data_export set state = 'done', size = $3, rows = $4, done = 1, made_at = now(), version = version + 1
     where id = $1 and attempts = $2 and ${isOpen}`,
    [id, attempts, size, rows],
    'export-made',
  );
}

export async function endExportFailed(q: Query, { id, attempts }: Claimed, problem: string): Promise<void> {
  await q.query(
    `update data_export set state = 'failed', problem = $3, version = version + 1 where id = $1 and attempts = $2`,
    [id, attempts, problem],
    'export-failed',
  );
}

/** Another job goes on with it; `counts` says whether this attempt counts. */
export async function releaseExport(
  q: Query,
  { id, attempts }: Claimed,
  { pauseSeconds, counts }: { pauseSeconds: number; counts: boolean },
): Promise<void> {
  await q.query(
    `update data_export set claimed_until = now() + make_interval(secs => $2), attempts = attempts - $3
     where id = $1 and attempts = $4`,
    [id, pauseSeconds, counts ? 0 : 1, attempts],
    'export-release',
  );
}

/** The state of the newest export of each kind. */
export async function readNewestStates(q: Query, storeId: number): Promise<Export['state'][]> {
  const rows = await q.query<Pick<Export, 'state'>>(
    'select distinct on (kind) state from data_export where store_id = $1 order by kind, id desc',
    [storeId],
    'export-newest',
  );
  return rows.map(({ state }) => state);
}

/** Exports that no job works on though one should, or that take longer than the largest catalog. */
export async function countLateExports(q: Query, storeId: number): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    `select count(*)::int as count from data_export where store_id = $1 and ${isOpen}
       and (created_at < now() - interval '3 hours' or claimed_until < now() - interval '15 minutes'
         and not exists (select from data_export w where w.state = 'running' and w.claimed_until > now()))`,
    [storeId],
    'export-late',
  );
  return row?.count ?? 0;
}

/** Forgets exports that ended so many days ago. */
export async function deleteOldExports(q: Query, days: number): Promise<void> {
  await q.query(
    `delete from data_export where not (${isOpen}) and created_at < now() - make_interval(days => $1)`,
    [days],
    'export-delete-old',
  );
}

/** The names of all files that belong to an export of any store. */
export async function readExportFiles(q: Query): Promise<Set<string>> {
  const rows = await q.query<{ file: string }>('select file from data_export', [], 'export-files');
  return new Set(rows.map(({ file }) => file));
}

/** For a restored database: no job works on its exports, and their files were not in the backup. */
export async function forgetExports(q: Query): Promise<void> {
  await q.query('delete from data_export');
}
