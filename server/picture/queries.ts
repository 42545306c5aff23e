import type { Query } from '../db/db.ts';

/** A picture of a store's library. */
export interface PictureRow {
  id: number;
  version: number;
  path: string;
  /** Part of its addresses; changes with what is shown. */
  cache: string;
  /** Pixels of what is shown. */
  width: number;
  height: number;
  name: string;
  alt: string;
  is_decorative: boolean;
  /** Percent from the left and the top of what is shown. */
  focus_x: number;
  focus_y: number;
  /** Below media/{webstore name}/: the file that is shown, and that of the whole picture. */
  file: string;
  original: string;
  /** Pixels of the whole picture, and where in it the part begins that is shown. */
  original_width: number;
  original_height: number;
  crop_left: number;
  crop_top: number;
  /** Unix seconds. */
  changed: number;
}

const columns = `id, version, path, cache, width, height,
  case name when '' then regexp_replace(path, '^.*/|\\.\\w+$', '', 'g') else name end as name, alt, is_decorative, focus_x, focus_y,
  coalesce(nullif(file, ''), path) as file, coalesce(nullif(original, ''), nullif(file, ''), path) as original,
  coalesce(original_width, width) as original_width, coalesce(original_height, height) as original_height, crop_left, crop_top,
  floor(extract(epoch from changed_at))::float8 as changed`;

/** Pictures whose name, words or path have these words, the newest first, and how many there are in all. */
export async function findPictures(
  q: Query,
  storeId: number,
  { words, offset, most }: { words: string; offset: number; most: number },
): Promise<{ pictures: PictureRow[]; total: number }> {
  const rows = await q.query<PictureRow & { total: number }>(
    `select ${columns}, count(*) over ()::int as total from picture
     where store_id = $1 and not exists (
       select from unnest((select $2::text[])::text[]) as u(word)
       where position(u.word in lower(name || ' ' || alt || ' ' || path)) = 0)
     order by changed_at desc, id desc limit $3 offset $4`,
    [storeId, words.toLowerCase().split(/\s+/).filter(Boolean), most, offset],
    'picture-find-all',
  );
  return { pictures: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function findPicture(q: Query, storeId: number, id: number): Promise<PictureRow | undefined> {
  const [row] = await q.query<PictureRow>(
    `select ${columns} from picture where store_id = $1 and id = $2`,
    [storeId, id],
    'picture-find',
  );
  return row;
}

export type NamedPicture = Pick<
  PictureRow,
  'path' | 'cache' | 'width' | 'height' | 'alt' | 'focus_x' | 'focus_y'
>;

/** Those of a store that have one of these paths. */
export const readPicturesAt = (
  q: Query,
  storeId: number,
  paths: readonly string[],
): Promise<NamedPicture[]> =>
  q.query<NamedPicture>(
    'select path, cache, width, height, alt, focus_x, focus_y from picture where store_id = $1 and path = any($2::text[])',
    [storeId, paths],
    'picture-named',
  );

/** Pages, drafts and events that show a picture. */
export interface PictureUses {
  pages: { id: number; path: string; title: string }[];
  drafts: { id: number; title: string }[];
  events: { id: number; title: string }[];
}

/**
 * Where a store's pages, drafts and events name a picture. Blocks call it by its `path`, which is a whole text there, and an owner's
 * own code and events by its `address`, without a version.
 */
export async function readPictureUses(
  q: Query,
  storeId: number,
  { path, address }: { path: string; address: string },
): Promise<PictureUses> {
  const named = (blocks: string) =>
    `(position($2::text in ${blocks}::text) > 0 or position($3::text in ${blocks}::text) > 0)`;
  const [row] = await q.query<PictureUses>(
    `select
       (select coalesce(json_agg(json_build_object('id', id, 'path', path, 'title', title) order by path), '[]')
        from page where store_id = $1 and ${named('blocks')}) as pages,
       (select coalesce(json_agg(json_build_object('id', id, 'title', title) order by title, id), '[]')
        from page_draft where store_id = $1 and ${named('blocks')}) as drafts,
       (select coalesce(json_agg(json_build_object('id', id, 'title', title) order by title, id), '[]')
        from event where store_id = $1 and position($3::text in image_url) > 0) as events`,
    [storeId, JSON.stringify(path), address],
    'picture-uses',
  );
  return row ?? { pages: [], drafts: [], events: [] };
}
