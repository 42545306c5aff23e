import type { Backup, BackupPlaceName, backupKinds, backupSteps } from '../../../contract/admin/backup.ts';
import type { Query } from '../../db/db.ts';
import { idOfRow } from '../../db/id-of-row.ts';

export type BackupStep = (typeof backupSteps)[number];
export type BackupCounts = NonNullable<Backup['counts']>;

export interface BackupRow extends Backup {
  attempts: number;
}

const epoch = (column: string) => `floor(extract(epoch from ${column}))::float8`;
const columns = `id, version, file, place, kind, actor, state, problem, size, with_pictures,
  case when counts ? 'titles' then counts end as counts, ${epoch('made_at')} as made, check_state as check, check_problem,
  ${epoch('checked_at')} as checked, step, done::float8, ${epoch('created_at')} as created`;
const whole = `${columns}, attempts`;

/** Newest first. */
export function readBackups(
  q: Query,
  { before, limit }: { before: number | null; limit: number },
): Promise<Backup[]> {
  return q.query<Backup>(
    `select ${columns} from backup b where $1::int is null
       or (b.created_at, b.id) < (select o.created_at, o.id from backup o where o.id = $1)
     order by b.created_at desc, b.id desc limit $2`,
    [before, limit],
    'backup-list',
  );
}

export async function readBackup(q: Query, id: number): Promise<Backup | undefined> {
  const [row] = await q.query<Backup>(`select ${columns} from backup where id = $1`, [id], 'backup-one');
  return row;
}

export async function lockBackup(q: Query, id: number): Promise<Backup | undefined> {
  await q.query('select id from backup where id = $1 for update', [id], 'backup-lock');
  return readBackup(q, id);
}

/** Whether the schema has a list of backups. */
export async function hasBackups(q: Query): Promise<boolean> {
  const [row] = await q.query<{ has: boolean }>(`select to_regclass('public.backup') is not null as has`);
  return row?.has ?? false;
}

export async function isBackupRunning(q: Query): Promise<boolean> {
  const [row] = await q.query<{ is: boolean }>(
    `select exists (select from backup where state in ('waiting', 'running')) as is`,
    [],
    'backup-running',
  );
  return row?.is ?? false;
}

interface NewBackup {
  file: string;
  place: BackupPlaceName;
  kind: (typeof backupKinds)[number];
  actor: string;
}

/** Asks for a backup; undefined when one is being made. */
export async function insertBackup(q: Query, { file, place, kind, actor }: NewBackup) {
  const rows = await q.query<{ id: number }>(
    `insert into backup (file, place, kind, actor) values ($1, $2, $3, $4) on conflict do nothing returning id`,
    [file, place, kind, actor],
    'backup-insert',
  );
  return rows.length > 0 ? idOfRow(rows) : undefined;
}

interface FinishedBackup {
  file: string;
  place: BackupPlaceName | 'elsewhere';
  kind: (typeof backupKinds)[number];
  size: number;
  withPictures: boolean;
  /** null = not known. */
  counts: BackupCounts | null;
  madeAt: Date;
  /** For a file in the folder: the machine that it lies on. */
  machine: string;
  /** Email address; without it, no person asked for it. */
  actor?: string;
}

/** Adds a finished backup that no job of this shop made. If a file of this name is known, only notes the machine that it lies on. */
export async function insertFinished(q: Query, made: FinishedBackup): Promise<void> {
  await q.query(
    `insert into backup (file, place, kind, state, size, with_pictures, counts, made_at, created_at, machine, actor)
     values ($1, $2, $3, 'done', $4, $5, $6::jsonb, $7, $7, $8, $9)
     on conflict (file) do update set machine = excluded.machine where backup.place = 'folder' and backup.state = 'done'`,
    [
      made.file,
      made.place,
      made.kind,
      made.size,
      made.withPictures,
      JSON.stringify(made.counts ?? {}),
      made.madeAt.toISOString(),
      made.machine,
      made.actor ?? '',
    ],
    'backup-insert-finished',
  );
}

/** A job has a backup to itself for so long without a sign of life. */
const claim = `now() + interval '1 minute'`;
const isOpen = `(state in ('waiting', 'running') or check_state in ('waiting', 'running'))`;
/** A file can only be tested where it lies. */
const isHere = `(state <> 'done' or place <> 'folder' or machine = $1)`;

/** The next backup to make, or to check on this machine, that no job works on, one at a time for all processes. */
export async function claimBackup(q: Query, machine: string): Promise<BackupRow | undefined> {
  const [row] = await q.query<BackupRow>(
    `update backup set attempts = attempts + 1, claimed_until = ${claim}, done = 0, step = '',
       state = case when state = 'waiting' then 'running' else state end,
       check_state = case when check_state = 'waiting' then 'running' else check_state end
     where id = (select id from backup where ${isOpen} and ${isHere} and claimed_until <= now()
                   and not exists (select from backup where ${isOpen} and claimed_until > now())
                 order by id limit 1 for update skip locked)
     returning ${whole}`,
    [machine],
    'backup-claim',
  );
  return row;
}

export async function hasOpenBackup(q: Query, machine: string): Promise<boolean> {
  const [row] = await q.query<{ open: boolean }>(
    `select exists (select from backup where ${isOpen} and ${isHere} and claimed_until <= now()) as open`,
    [machine],
    'backup-open',
  );
  return row?.open ?? false;
}

/** How far a job is: also its sign of life. False when another job has begun again. */
export async function noteProgress(
  q: Query,
  { id, attempts }: BackupRow,
  step: BackupStep,
  done: number,
): Promise<boolean> {
  const rows = await q.query(
    `update backup set step = $3, done = $4, claimed_until = ${claim}
     where id = $1 and attempts = $2 and ${isOpen} returning 1`,
    [id, attempts, step, done],
    'backup-progress',
  );
  return rows.length === 1;
}

interface Made {
  size: number;
  withPictures: boolean;
  counts: BackupCounts;
  madeAt: string;
  /** That it lies on. */
  machine: string;
  /** It is tested next. */
  check: boolean;
}

export async function endMade(q: Query, { id, attempts }: BackupRow, made: Made): Promise<void> {
  await q.query(
    `update backup set state = 'done', size = $3, with_pictures = $4, counts = $5::jsonb, made_at = $6,
       check_state = case when $7 then 'waiting' else check_state end, version = version + 1, attempts = 0, step = '', done = 1,
       machine = $8, claimed_until = now()
     where id = $1 and attempts = $2`,
    [
      id,
      attempts,
      made.size,
      made.withPictures,
      JSON.stringify(made.counts),
      made.madeAt,
      made.check,
      made.machine,
    ],
    'backup-made',
  );
}

export async function endFailed(q: Query, { id, attempts }: BackupRow, problem: string): Promise<void> {
  await q.query(
    `update backup set state = 'failed', problem = $3, version = version + 1, attempts = 0, step = '', claimed_until = now()
     where id = $1 and attempts = $2`,
    [id, attempts, problem],
    'backup-failed',
  );
}

interface Checked {
  check: 'good' | 'bad' | 'failed';
  problem: string;
  counts?: BackupCounts;
}

export async function endChecked(
  q: Query,
  { id, attempts }: BackupRow,
  { check, problem, counts }: Checked,
): Promise<void> {
  await q.query(
    `update backup set check_state = $3, check_problem = $4, checked_at = now(), counts = coalesce($5::jsonb, counts),
       version = version + 1, attempts = 0, step = '', claimed_until = now()
     where id = $1 and attempts = $2`,
    [id, attempts, check, problem, counts ? JSON.stringify(counts) : null],
    'backup-checked',
  );
}

/** Another job goes on with it; `counts` says whether this attempt counts. */
export async function releaseBackup(
  q: Query,
  { id, attempts }: BackupRow,
  { pauseSeconds, counts }: { pauseSeconds: number; counts: boolean },
): Promise<void> {
  await q.query(
    `update backup set claimed_until = now() + make_interval(secs => $2), attempts = attempts - $3
     where id = $1 and attempts = $4`,
    [id, pauseSeconds, counts ? 0 : 1, attempts],
    'backup-release',
  );
}

export async function askForCheck(q: Query, id: number): Promise<void> {
  await q.query(
    `update backup set check_state = 'waiting', check_problem = '', problem = '', step = '', done = 0, version = version + 1, attempts = 0, claimed_until = now()
     where id = $1`,
    [id],
    'backup-ask-check',
  );
}

export async function deleteBackup(q: Query, id: number): Promise<void> {
  await q.query('delete from backup where id = $1', [id], 'backup-delete');
}

interface FolderFile {
  id: number;
  file: string;
  /** It lies in the folder of this machine; else it is not finished, or lies elsewhere. */
  is_here: boolean;
  /** A job works on it, or is about to. */
  is_open: boolean;
}

/** The backups that are kept in the folder of a machine, and those that jobs work on. */
export function readFolderFiles(q: Query, machine: string): Promise<FolderFile[]> {
  return q.query(
    `select id, file, is_here, is_open from (select id, file, ${isOpen} as is_open,
       place = 'folder' and state = 'done' and machine = $1 as is_here from backup) b
     where is_here or is_open`,
    [machine],
    'backup-folder-files',
  );
}

/** The newest backup that may be restored, and whether the newest of all went wrong. */
export async function readLastBackups(
  q: Query,
): Promise<{ last: number | null; is_tested: boolean; has_failed: boolean }> {
  const [row] = await q.query<{ last: number | null; is_tested: boolean; has_failed: boolean }>(
    `select ${epoch('good.made_at')} as last, coalesce(good.check_state = 'good', false) as is_tested,
       coalesce(newest.state = 'failed' or newest.check_state in ('bad', 'failed'), false) as has_failed
     from (select 1) one
       left join lateral (select made_at, check_state from backup where state = 'done' and check_state <> 'bad'
         order by made_at desc nulls last limit 1) good on true
       left join lateral (select state, check_state from backup where state in ('done', 'failed') and kind <> 'found'
         order by created_at desc, id desc limit 1) newest on true`,
    [],
    'backup-last',
  );
  return row ?? { last: null, is_tested: false, has_failed: false };
}

/** Backups of the schedule that this machine can reach, the newest first. */
export function readScheduled(q: Query, machine: string): Promise<Backup[]> {
  return q.query<Backup>(
    `select ${columns} from backup where kind = 'scheduled' and state = 'done' and not ${isOpen} and ${isHere}
     order by created_at desc, id desc`,
    [machine],
    'backup-scheduled',
  );
}

/** Deletes old entries that have no file for the shop to delete: failed backups, and backups that commands wrote elsewhere. */
export async function deleteOldEntries(q: Query): Promise<void> {
  await q.query(
    `delete from backup where (state = 'failed' and created_at < now() - interval '90 days')
       or (place = 'elsewhere' and created_at < now() - interval '400 days')`,
    [],
    'backup-delete-old-entries',
  );
}

/** For a restored database: no job works on its unfinished backups and tests, and none of them is being restored. */
export async function endUnfinishedBackups(q: Query): Promise<void> {
  await q.query(
    `update backup set state = 'failed', problem = 'The shop was restored from a backup meanwhile.'
     where state in ('waiting', 'running')`,
  );
  await q.query(`update backup set check_state = 'none' where check_state in ('waiting', 'running')`);
  await q.query(`update backup set step = '' where step <> ''`);
}

/** The whole list, for `putBackBackups`. */
export async function readAllBackups(q: Query): Promise<string> {
  const [row] = await q.query<{ rows: string }>(
    `select coalesce(json_agg(b), '[]')::text as rows from backup b`,
  );
  return row?.rows ?? '[]';
}

/** In a restored database: the list tells what lies outside, so that it stays as it was before the restore. */
export async function putBackBackups(q: Query, rows: string): Promise<void> {
  await q.query('delete from backup');
  await q.query('insert into backup select * from json_populate_recordset(null::backup, $1::json)', [rows]);
  await q.query(`update backup set step = '' where ${isBeingRestored}`);
  await q.query(
    `select setval(pg_get_serial_sequence('backup', 'id'), greatest((select max(id) from backup), 1))`,
  );
}

/** Restoring the shop from it has begun, and has not ended: only here is a backup at a step without a job. */
const isBeingRestored = `(step = 'restoring' and not ${isOpen})`;

/** Notes that the shop is about to be restored from a backup. False when it is being restored already. */
export async function noteRestoreBegun(q: Query, id: number): Promise<boolean> {
  // If two ask at once, for two backups, the later one sees what the earlier one has noted.
  await q.query('lock table backup in share row exclusive mode');
  const rows = await q.query(
    `update backup set step = 'restoring', problem = '' where id = $1
       and not exists (select from backup where ${isBeingRestored}) returning 1`,
    [id],
    'backup-restore-begun',
  );
  return rows.length === 1;
}

/**
 * Notes why the restore that was begun has changed nothing, as a sentence, with the backup and in the activity log. Does nothing where it
 * was committed: the list that it has put back knows of none.
 */
export async function noteRestoreFailed(q: Query, problem: string): Promise<void> {
  await q.query(
    `with failed as (
       update backup set step = '', problem = $1 where ${isBeingRestored} returning file)
     update audit_entry set detail = detail || '{"failed": true}' where id in (
       select max(e.id) from audit_entry e join failed on e.action = 'backup/restore' and e.target = file group by e.store_id)`,
    [problem],
    'backup-restore-failed',
  );
}

interface Restored {
  /** Unix seconds. */
  at: number;
  /** Email address. */
  by: string;
}

/** When the shop was last restored from a backup, and by whom; null = never, or the last attempt has failed. */
export async function readRestored(q: Query, storeId: number, file: string): Promise<Restored | null> {
  const [row] = await q.query<Restored & { is_done: boolean }>(
    `select ${epoch('at')} as at, actor as by, not detail ? 'failed' and not exists (
         select from backup where file = $2 and ${isBeingRestored}) as is_done
     from audit_entry where store_id = $1 and action = 'backup/restore' and target = $2 order by id desc limit 1`,
    [storeId, file],
    'backup-restored',
  );
  return row?.is_done ? { at: row.at, by: row.by } : null;
}

/** A sentence about a backup; '' = nothing is known against it. */
export async function setBackupProblem(q: Query, id: number, problem: string): Promise<void> {
  await q.query('update backup set problem = $2 where id = $1', [id, problem], 'backup-problem');
}

interface RestoreNote {
  staffId: number;
  /** Email address. */
  actor: string;
  address: string;
  /** The file that was restored, and that of the state before. */
  file: string;
  safetyFile: string;
}

/** Notes a restore in the log of every store: it replaced the log of each. */
export async function noteRestore(q: Query, { staffId, actor, address, file, safetyFile }: RestoreNote) {
  await q.query(
    `insert into audit_entry (store_id, staff_id, actor, action, target, detail, address)
     select s.id, (select id from staff where id = $1 and email = $2), $2, 'backup/restore', $3,
       jsonb_build_object('earlier_state', $4::text), $5
     from store s`,
    [staffId, actor, file, safetyFile, address],
  );
}
