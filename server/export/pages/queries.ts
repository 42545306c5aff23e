import type { Query } from '../../db/db.ts';

export interface ExportedPage {
  id: number;
  path: string;
  title: string;
  description: string;
  /** '' = of the shop; else one of the standard pages. */
  type: string;
  /** As they are stored. */
  blocks: unknown[];
  /** ISO 8601. */
  changed: string;
}

/** Pages of a store by id, after this one. */
export function readPagesAfter(q: Query, storeId: number, after: number): Promise<ExportedPage[]> {
  return q.query<ExportedPage>(
    `select id, path, title, description, type, blocks,
       to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed
     from page where store_id = $1 and id > $2 order by id limit 50`,
    [storeId, after],
    'export-pages',
  );
}

export interface ExportedPicture {
  /** As the blocks of pages name it. */
  path: string;
  /** Below media/{webstore name}/. */
  file: string;
  name: string;
  alt: string;
  is_decorative: boolean;
  /** Pixels. */
  width: number;
  height: number;
  /** Percent from the left and the top. */
  focus_x: number;
  focus_y: number;
}

export function readExportedPictures(q: Query, storeId: number): Promise<ExportedPicture[]> {
  return q.query<ExportedPicture>(
    `select path, coalesce(nullif(file, ''), path) as file, name, alt, is_decorative, width, height, focus_x, focus_y
     from picture where store_id = $1 order by path`,
    [storeId],
    'export-pictures',
  );
}
