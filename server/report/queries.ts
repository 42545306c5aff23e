import type { PdfLayout } from '../../contract/report-layouts.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';

export interface NewReport {
  store_id: number;
  customer_id: number;
  list_id: number;
  layout: PdfLayout;
  name: string;
  bargains: boolean;
  location_id: number | null;
  total: number;
}

/** What a job needs to make one. */
export interface ClaimedReport extends NewReport {
  id: number;
  attempts: number;
}

export interface ReportState {
  name: string;
  total: number;
  done: number;
  failed: boolean;
  completed: boolean;
  /** Since it was begun, null before that. */
  seconds: number | null;
}

/** For how long a job has a report to itself without a sign of life. */
const claim = `now() + interval '1 minute'`;

export async function insertReport(q: Query, report: NewReport): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `insert into report (store_id, customer_id, list_id, layout, name, bargains, location_id, total)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      report.store_id,
      report.customer_id,
      report.list_id,
      report.layout,
      report.name,
      report.bargains,
      report.location_id,
      report.total,
    ],
    'report-insert',
  );
  return idOfRow(rows);
}

/** Undefined for a report of another customer. */
export async function readReport(q: Query, customerId: number, id: number): Promise<ReportState | undefined> {
  const [row] = await q.query<ReportState>(
    `select name, total, done, failed, file is not null as completed,
       extract(epoch from now() - started_at)::float8 as seconds
     from report where customer_id = $1 and id = $2`,
    [customerId, id],
    'report-state',
  );
  return row;
}

/** `file` is null until it is complete. */
export async function readReportFile(
  q: Query,
  customerId: number,
  id: number,
): Promise<{ name: string; file: Uint8Array | null } | undefined> {
  const [row] = await q.query<{ name: string; file: Uint8Array | null }>(
    'select name, file from report where customer_id = $1 and id = $2',
    [customerId, id],
    'report-file',
  );
  return row;
}

/** The next report that no job is working on, if any. */
export async function claimReport(q: Query): Promise<ClaimedReport | undefined> {
  const [row] = await q.query<ClaimedReport>(
    `update report set attempts = attempts + 1, done = 0, started_at = now(), claimed_until = ${claim}
     where id = (select id from report where file is null and not failed and claimed_until <= now()
                 order by id limit 1 for update skip locked)
     returning id, store_id, customer_id, list_id, layout, name, bargains, location_id, total, attempts`,
    [],
    'report-claim',
  );
  return row;
}

/** Also the sign of life of the job that makes it. */
export async function noteProgress(q: Query, id: number, done: number): Promise<void> {
  await q.query(
    `update report set done = $2, claimed_until = ${claim} where id = $1`,
    [id, done],
    'report-progress',
  );
}

export async function saveReportFile(q: Query, id: number, file: Uint8Array): Promise<void> {
  await q.query('update report set file = $2 where id = $1', [id, file], 'report-save');
}

export async function markReportFailed(q: Query, id: number): Promise<void> {
  await q.query('update report set failed = true where id = $1', [id], 'report-failed');
}

/** Another job may take it after a pause, in which what was missing can come back. */
export async function releaseReport(q: Query, id: number, pauseSeconds: number): Promise<void> {
  await q.query(
    'update report set claimed_until = now() + make_interval(secs => $2) where id = $1',
    [id, pauseSeconds],
    'report-release',
  );
}

/** Versions of the covers of titles. */
export function readCoverVersions(
  q: Query,
  eisbns: readonly string[],
): Promise<{ eisbn: string; cache: string; imageKey: string }[]> {
  return q.query(
    `select t.eisbn, t.cover_cache as cache, coalesce(c.image_key, '') as "imageKey"
     from title t left join title_cover c on c.title_id = t.id
     where t.eisbn = any($1::text[]) and t.cover_cache <> ''`,
    [eisbns],
    'report-covers',
  );
}
