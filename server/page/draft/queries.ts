import type { Query } from '../../db/db.ts';
import { idOfRow } from '../../db/id-of-row.ts';
import { staffName } from '../../db/staff-name.ts';
import type { NewPage } from '../check-page.ts';

/** What a list of drafts says of one. `changed`, `publish_at`: Unix seconds. */
export interface DraftLine {
  id: number;
  version: number;
  page_id: number | null;
  page_version: number | null;
  path: string;
  title: string;
  changed: number;
  by: string;
  publish_at: number | null;
  problem: string;
}

export interface DraftRow extends DraftLine {
  description: string;
  blocks: unknown[];
}

const seconds = (column: string) => `floor(extract(epoch from ${column}))::float8`;
const line = `id, version, page_id, page_version, path, title, ${seconds('changed_at')} as changed,
  ${staffName('made_by')} as by, ${seconds('publish_at')} as publish_at, problem`;

export function readDrafts(q: Query, storeId: number): Promise<DraftLine[]> {
  return q.query<DraftLine>(
    `select ${line} from page_draft where store_id = $1 order by path, id`,
    [storeId],
    'page-drafts',
  );
}

export async function findDraft(q: Query, storeId: number, id: number): Promise<DraftRow | undefined> {
  const [row] = await q.query<DraftRow>(
    `select ${line}, description, blocks from page_draft where store_id = $1 and id = $2`,
    [storeId, id],
    'page-draft',
  );
  return row;
}

export async function draftOfPage(q: Query, pageId: number): Promise<number | undefined> {
  const [row] = await q.query<{ id: number }>(
    'select id from page_draft where page_id = $1',
    [pageId],
    'page-draft-of',
  );
  return row?.id;
}

export async function insertDraft(
  q: Query,
  storeId: number,
  page: { id: number; version: number } | null,
  { path, title, description, blocks }: NewPage,
  by: string,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `insert into page_draft (store_id, page_id, page_version, path, title, description, blocks, made_by)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8) returning id`,
    [storeId, page?.id ?? null, page?.version ?? null, path, title, description, JSON.stringify(blocks), by],
    'page-draft-insert',
  );
  return idOfRow(rows);
}

/** Writes the next version of a draft that is held. */
export async function updateDraft(
  q: Query,
  id: number,
  { path, title, description, blocks }: NewPage,
  by: string,
): Promise<void> {
  await q.query(
    `update page_draft set path = $2, title = $3, description = $4, blocks = $5::jsonb, made_by = $6,
       version = version + 1, changed_at = now() where id = $1`,
    [id, path, title, description, JSON.stringify(blocks), by],
    'page-draft-update',
  );
}

/** Schedules a draft that is held, or with null no longer. `pageVersion`: the version of the page that it replaces. */
export async function scheduleDraft(
  q: Query,
  id: number,
  scheduled: { at: number; by: string; pageVersion: number | null } | null,
): Promise<void> {
  await q.query(
    `update page_draft set publish_at = to_timestamp($2::float8), scheduled_by = $3, problem = '',
       page_version = coalesce($4, page_version), version = version + 1 where id = $1`,
    [id, scheduled?.at ?? null, scheduled?.by ?? '', scheduled?.pageVersion ?? null],
    'page-draft-schedule',
  );
}

/** Notes why a draft could not be published when its time came. Someone has to look at it. */
export async function noteProblem(q: Query, id: number, problem: string): Promise<void> {
  await q.query(
    `update page_draft set publish_at = null, scheduled_by = '', problem = $2, version = version + 1
     where id = $1 and publish_at is not null`,
    [id, problem],
    'page-draft-problem',
  );
}

export async function deleteDraft(q: Query, id: number): Promise<void> {
  await q.query('delete from page_draft where id = $1', [id], 'page-draft-delete');
}

export interface DueDraft {
  id: number;
  store_id: number;
  scheduled_by: string;
}

/** Drafts whose time has come, the earliest first. */
export function readDueDrafts(q: Query, now: Date): Promise<DueDraft[]> {
  return q.query<DueDraft>(
    'select id, store_id, scheduled_by from page_draft where publish_at <= $1 order by publish_at, id limit 100',
    [now],
    'page-drafts-due',
  );
}

/** Whether a draft's time has come by the clock of the database. */
export async function hasDueDraft(q: Query): Promise<boolean> {
  const [row] = await q.query<{ due: boolean }>(
    'select exists (select from page_draft where publish_at <= now()) as due',
    [],
    'page-draft-due',
  );
  return row?.due ?? false;
}

/** Drafts that are to be published at an hour keep it in another time zone. */
export async function movePublishing(q: Query, storeId: number, from: string, to: string): Promise<void> {
  await q.query(
    `update page_draft set publish_at = publish_at at time zone $2 at time zone $3, version = version + 1
     where store_id = $1 and publish_at is not null`,
    [storeId, from, to],
    'page-drafts-move',
  );
}
