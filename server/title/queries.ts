import type { Query } from '../db/db.ts';
import type { OfferedTitle } from '../pricing/offers.ts';

/** The columns of `title` that a listing row shows. */
export interface TitleRecordRow extends OfferedTitle {
  eisbn: string;
  title: string;
  subtitle: string;
  authors: { name: string; role?: string; canadian?: boolean }[];
  series: string;
  series_number: string;
  publisher: string;
  binding: string;
  binding_code: string;
  language: string;
  cover_cache: string;
  cover_ratio: number;
  summary: string;
}

const listing = `id, eisbn, title, subtitle, authors, series, series_number, publisher, binding, binding_code, language,
  is_large_print, is_giftcard, publication_date, release_date, availability, list_price_usa, list_price_can,
  cover_cache, cover_ratio, summary`;

/** Listing columns of these titles, in no order; deleted ones are left out. */
export async function readTitles(q: Query, ids: readonly number[]): Promise<TitleRecordRow[]> {
  // One text is read in half the time of 26 rows of 20 columns.
  const [row] = await q.query<{ rows: string | null }>(
    `select json_agg(t)::text as rows
     from (select ${listing} from title where id = any($1::int[]) and deleted_at is null) t`,
    [ids],
    'title-rows',
  );
  return row?.rows ? (JSON.parse(row.rows) as TitleRecordRow[]) : [];
}
