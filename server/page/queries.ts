import type { Query } from '../db/db.ts';
import type { KnownPicture } from './clean-settings.ts';

export interface PageRow {
  id: number;
  path: string;
  title: string;
  description: string;
  type: string;
  blocks: unknown;
  changed_at: Date;
}

export async function findPage(
  q: Query,
  storeId: number,
  by: { id?: number | undefined; path?: string | undefined },
): Promise<PageRow | undefined> {
  const [row] = await q.query<PageRow>(
    `select id, path, title, description, type, blocks, changed_at from page
     where store_id = $1 and (id = $2 or path = $3) order by id limit 1`,
    [storeId, by.id ?? null, by.path ?? null],
    'page-find',
  );
  return row;
}

/** The address of the page that stood at a path before. */
export async function movedTo(q: Query, storeId: number, path: string): Promise<string | undefined> {
  const [row] = await q.query<{ path: string }>(
    `select p.path from page_address a join page p on p.id = a.page_id where a.store_id = $1 and a.path = $2`,
    [storeId, path],
    'page-moved-to',
  );
  return row?.path;
}

/** Lets an address that a page had lead to it; the last page that moved away from there wins. */
export async function keepAddress(q: Query, storeId: number, pageId: number, path: string): Promise<void> {
  await q.query(
    `insert into page_address (store_id, path, page_id) values ($1, $2, $3)
     on conflict (store_id, path) do update set page_id = excluded.page_id`,
    [storeId, path, pageId],
    'page-keep-address',
  );
}

/** Ids of a list's titles in its order, with the list's name and size; nothing for a list of another store. */
export async function listHead(
  q: Query,
  storeId: number,
  listId: number,
  limit: number,
): Promise<{ name: string; bargains: boolean; row_count: number; ids: number[] } | undefined> {
  const [row] = await q.query<{ name: string; bargains: boolean; row_count: number; ids: number[] | null }>(
    `select l.name, l.bargains,
       (select count(*)::int from title_list_item i join title t on t.id = i.title_id
        where i.list_id = l.id and t.deleted_at is null) as row_count,
       (select array_agg(x.title_id order by x.position) from (
          select i.title_id, i.position from title_list_item i join title t on t.id = i.title_id
          where i.list_id = l.id and t.deleted_at is null order by i.position limit $3) x) as ids
     from title_list l where l.id = $2 and l.store_id = $1`,
    [storeId, listId, limit],
    'page-list-head',
  );
  return row && { ...row, ids: row.ids ?? [] };
}

export async function titleIdByIsbn(q: Query, eisbn: string): Promise<number | undefined> {
  const [row] = await q.query<{ id: number }>(
    'select id from title where eisbn = $1 and deleted_at is null',
    [eisbn],
    'page-title-id',
  );
  return row?.id;
}

/** A list of the store with books in it and one of them, for the stories of blocks. */
export async function someList(q: Query, storeId: number): Promise<{ list_id: number; eisbn: string }> {
  const [row] = await q.query<{ list_id: number; eisbn: string }>(
    `select l.id as list_id, t.eisbn from title_list l
     join title_list_item i on i.list_id = l.id join title t on t.id = i.title_id
     where l.store_id = $1 and t.deleted_at is null order by l.id, i.position limit 1`,
    [storeId],
  );
  return row ?? { list_id: 0, eisbn: '' };
}

/** Those of the store's own pictures that have one of the paths. */
export function findPictures(q: Query, storeId: number, paths: string[]): Promise<KnownPicture[]> {
  return q.query<KnownPicture>(
    'select path, cache, width, height, alt, focus_x, focus_y from picture where store_id = $1 and path = any($2::text[])',
    [storeId, paths],
    'page-pictures',
  );
}

/** Paths of a few pictures of the store, the widest first, for the stories of blocks. */
export async function somePictures(q: Query, storeId: number): Promise<string[]> {
  const rows = await q.query<{ path: string }>(
    'select path from picture where store_id = $1 order by width desc, path limit 6',
    [storeId],
  );
  return rows.map((row) => row.path);
}

export async function someForm(q: Query, storeId: number): Promise<number> {
  const [row] = await q.query<{ id: number }>(
    'select id from custom_form where store_id = $1 order by jsonb_array_length(elements) desc, id limit 1',
    [storeId],
  );
  return row?.id ?? 0;
}

/** What a list of pages says of one. `changed`: Unix seconds. */
export interface StaffPageLine {
  id: number;
  version: number;
  path: string;
  title: string;
  changed: number;
}

/** A page as its editor has it; `blocks` as they are stored, whatever their age. */
export interface StaffPageRow extends StaffPageLine {
  description: string;
  blocks: unknown[];
}

const staffLine = 'id, version, path, title, floor(extract(epoch from changed_at))::float8 as changed';

/** The pages of a store, by path, with their drafts. */
export function readStaffPages(
  q: Query,
  storeId: number,
): Promise<(StaffPageLine & { draft: { id: number; publish_at: number | null } | null })[]> {
  return q.query(
    `select ${staffLine}, (
       select json_build_object('id', d.id, 'publish_at', floor(extract(epoch from d.publish_at))::float8)
       from page_draft d where d.page_id = page.id) as draft
     from page where store_id = $1 order by path`,
    [storeId],
    'page-staff-list',
  );
}

export async function findStaffPage(
  q: Query,
  storeId: number,
  id: number,
): Promise<StaffPageRow | undefined> {
  const [row] = await q.query<StaffPageRow>(
    `select ${staffLine}, description, case jsonb_typeof(blocks) when 'array' then blocks else '[]' end as blocks
     from page where store_id = $1 and id = $2`,
    [storeId, id],
    'page-staff-find',
  );
  return row;
}
