import type { Availability, Contributor, PriceRef, TitleRecord } from '../record.ts';

/** Columns of `title` that an import writes, with their types; the same names as fields of `StoredTitle`. */
export const TITLE_COLUMNS = {
  eisbn: 'text',
  title: 'text',
  subtitle: 'text',
  authors: 'jsonb',
  author: 'text',
  series: 'text',
  series_number: 'text',
  series_position: 'real',
  publisher: 'text',
  imprint: 'text',
  binding: 'text',
  binding_code: 'text',
  language: 'text',
  is_large_print: 'boolean',
  is_giftcard: 'boolean',
  publication_date: 'text',
  release_date: 'date',
  pages: 'int',
  audience: 'text',
  age_from: 'smallint',
  age_to: 'smallint',
  keywords: 'text',
  availability: 'text',
  list_price_usa: 'int',
  list_price_can: 'int',
  sales_rank: 'int',
  popularity: 'real',
  work_key: 'text',
  summary: 'text',
  title_sort: 'text',
  author_sort: 'text',
} as const;

/** Columns of `title_detail`. */
export const DETAIL_COLUMNS = {
  description: 'text',
  short_description: 'text',
  table_of_contents: 'text',
  content_list: 'text',
  excerpt: 'text',
  contributors: 'jsonb',
  bio: 'jsonb',
  reviews: 'jsonb',
  media: 'jsonb',
  comments: 'jsonb',
  awards: 'jsonb',
  prices: 'jsonb',
  prices_due: 'date',
  publishing_status: 'text',
  supply_status: 'text',
  related: 'jsonb',
  parts: 'jsonb',
  illustrations: 'text',
  edition: 'text',
  width: 'real',
  height: 'real',
  thickness: 'real',
  weight: 'real',
  carton_qty: 'int',
  upc: 'text',
  cover_url: 'text',
  copies_sold: 'int',
  ratings_count: 'int',
  ratings_average: 'real',
} as const;

/** A title and its detail, as the two rows hold it. */
export interface StoredTitle {
  eisbn: string;
  title: string;
  subtitle: string;
  authors: { name: string; role: string; canadian: boolean }[];
  author: string;
  series: string;
  series_number: string;
  series_position: number | null;
  publisher: string;
  imprint: string;
  binding: string;
  binding_code: string;
  language: string;
  is_large_print: boolean;
  is_giftcard: boolean;
  publication_date: string;
  release_date: string | null;
  pages: number | null;
  audience: string;
  age_from: number | null;
  age_to: number | null;
  keywords: string;
  availability: string;
  list_price_usa: number | null;
  list_price_can: number | null;
  sales_rank: number | null;
  /** See popularity.ts. */
  popularity: number;
  work_key: string;
  summary: string;
  title_sort: string;
  author_sort: string;
  description: string;
  short_description: string;
  table_of_contents: string;
  content_list: string;
  excerpt: string;
  contributors: Contributor[];
  bio: string[];
  reviews: NonNullable<TitleRecord['reviews']>;
  media: NonNullable<TitleRecord['media']>;
  comments: NonNullable<TitleRecord['comments']>;
  awards: string[];
  prices: PriceRef[];
  /** 'YYYY-MM-DD': the day to choose the list prices again, null when no price has a future date. */
  prices_due: string | null;
  publishing_status: Availability | '';
  supply_status: Availability | '';
  related: NonNullable<TitleRecord['related']>;
  parts: NonNullable<TitleRecord['parts']>;
  illustrations: string;
  edition: string;
  width: number | null;
  height: number | null;
  thickness: number | null;
  weight: number | null;
  carton_qty: number | null;
  upc: string;
  cover_url: string;
  copies_sold: number | null;
  ratings_count: number | null;
  ratings_average: number | null;
}
