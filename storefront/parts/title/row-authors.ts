import type { TitleRow } from '../../../contract/title.ts';

/** More names than these would crowd a card; the item page has them all. */
const most = 3;

/** The names under a title: its authors, or its other contributors when no author is named. Each name once. */
export function rowAuthors(row: Pick<TitleRow, 'authors'>): { names: string[]; more: number } {
  const written = row.authors.filter((a) => a.role === 'A01');
  const names = [...new Set((written.length > 0 ? written : row.authors).map((a) => a.name))];
  return { names: names.slice(0, most), more: Math.max(0, names.length - most) };
}
