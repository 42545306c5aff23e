import type { PageVersionKind } from '../../../contract/admin/page-history.ts';
import type { Query } from '../../db/db.ts';
import { staffName } from '../../db/staff-name.ts';
import type { NewPage } from '../check-page.ts';
import type { PageWriter } from '../page-writer.ts';
import { daysDeletedKept } from './days-kept.ts';

/** So many versions of a page are kept. */
export const mostVersions = 100;

/** Keeps the page as it was just written, and forgets its oldest versions. */
export async function keepVersion(
  q: Query,
  pageId: number,
  { by, kind = 'published' }: PageWriter,
): Promise<void> {
  await q.query(
    `insert into page_version (store_id, page_id, version, path, title, description, blocks, made_by, kind)
     select store_id, id, version, path, title, description, blocks, $2, $3 from page where id = $1`,
    [pageId, by, kind],
    'page-keep-version',
  );
  await q.query(
    'delete from page_version where page_id = $1 and version <= (select version from page where id = $1) - $2',
    [pageId, mostVersions],
    'page-forget-versions',
  );
}

/** What a list of versions says of one. `saved`: Unix seconds. */
export interface PageVersionLine {
  version: number;
  path: string;
  title: string;
  saved: number;
  by: string;
  kind: PageVersionKind;
}

export interface PageVersionRow extends PageVersionLine {
  description: string;
  blocks: unknown[];
}

const line = `version, path, title, floor(extract(epoch from made_at))::float8 as saved,
  ${staffName('made_by')} as by, kind`;

/** The versions of a page, the newest first; of a deleted page, too. */
export function readVersions(q: Query, storeId: number, pageId: number): Promise<PageVersionLine[]> {
  return q.query<PageVersionLine>(
    `select ${line} from page_version where store_id = $1 and page_id = $2 order by version desc`,
    [storeId, pageId],
    'page-versions',
  );
}

/** A version of a page, the newest when none is named. */
export async function findVersion(
  q: Query,
  storeId: number,
  pageId: number,
  version: number | null = null,
): Promise<PageVersionRow | undefined> {
  const [row] = await q.query<PageVersionRow>(
    `select ${line}, description, case jsonb_typeof(blocks) when 'array' then blocks else '[]' end as blocks
     from page_version where store_id = $1 and page_id = $2 and ($3::int is null or version = $3)
     order by version desc limit 1`,
    [storeId, pageId, version],
    'page-version',
  );
  return row;
}

/** A deleted page as it was last. `deleted`: Unix seconds. */
export interface DeletedPage {
  id: number;
  path: string;
  title: string;
  deleted: number;
  by: string;
  /** When it is forgotten, Unix seconds. */
  until: number;
}

export function readDeletedPages(q: Query, storeId: number): Promise<DeletedPage[]> {
  return q.query<DeletedPage>(
    `select d.page_id as id, v.path, v.title, floor(extract(epoch from d.deleted_at))::float8 as deleted,
       ${staffName('d.deleted_by')} as by,
       floor(extract(epoch from d.deleted_at + interval '${daysDeletedKept} days'))::float8 as until
     from deleted_page d
     join lateral (select path, title from page_version v where v.page_id = d.page_id order by version desc limit 1) v on true
     where d.store_id = $1 order by d.deleted_at desc, d.page_id desc`,
    [storeId],
    'page-deleted',
  );
}

/** Notes that a page is about to be deleted, with what goes with it: its draft, and the addresses that led to it. */
export async function noteDeleted(q: Query, storeId: number, pageId: number, by: string): Promise<void> {
  await q.query(
    `insert into deleted_page (page_id, store_id, deleted_by, addresses, draft)
     values ($1, $2, $3, array(select path from page_address where page_id = $1 order by path),
       (select jsonb_build_object('path', path, 'title', title, 'description', description, 'blocks', blocks,
         'page_version', page_version, 'by', made_by, 'scheduled_by', scheduled_by,
         'publish_at', floor(extract(epoch from publish_at))) from page_draft where page_id = $1))`,
    [pageId, storeId, by],
    'page-note-deleted',
  );
}

/** Missing for pages that earlier releases deleted. `publish_at`: Unix seconds. */
interface Schedule {
  publish_at: number | null;
  scheduled_by: string;
}

/** What went with a deleted page. */
interface TakenPage {
  addresses: string[];
  draft: (NewPage & { page_version: number; by: string } & Partial<Schedule>) | null;
}

/** undefined when it is no deleted page of the store: another call may have brought it back. */
export async function takeDeleted(q: Query, storeId: number, pageId: number): Promise<TakenPage | undefined> {
  const [row] = await q.query<TakenPage>(
    'delete from deleted_page where page_id = $1 and store_id = $2 returning addresses, draft',
    [pageId, storeId],
    'page-take-deleted',
  );
  return row;
}

/** Lets addresses lead to a page again, except those that now lead elsewhere. */
export async function putAddresses(
  q: Query,
  storeId: number,
  pageId: number,
  paths: readonly string[],
): Promise<void> {
  await q.query(
    'insert into page_address (store_id, path, page_id) select $1, u, $2 from unnest($3::text[]) u on conflict do nothing',
    [storeId, pageId, paths],
    'page-put-addresses',
  );
}
