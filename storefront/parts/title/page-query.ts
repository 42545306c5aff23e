import { defaultPageSize, pageSizes } from '../../../contract/filter-path.ts';

const lastPage = 1000;

/** Books on a page, by ?l= of its address; the default for what is no choice. */
export function sizeIn(query: URLSearchParams): number {
  return pageSizes.find((size) => String(size) === query.get('l')) ?? defaultPageSize;
}

/** The page of a list, by ?page= of its address; the first for what is no number. */
export function pageIn(query: URLSearchParams): number {
  return Math.min(Math.max(1, Math.floor(Number(query.get('page'))) || 1), lastPage);
}

/** '?page=2&l=50' for what the two above read; '' for the first page in the default size. */
export function pageQuery(page: number, size: number): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (size !== defaultPageSize) query.set('l', String(size));
  return query.size > 0 ? `?${query}` : '';
}
