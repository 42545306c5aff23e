import { listsPath } from './list-paths.ts';

/** LIST-069. */
export const listsPageSizes = [10, 26, 50, 100, 200] as const;
/** LIST-070, the default first. Spelled out, as the contract brings zod along. */
export const listSortKeys = ['date_updated', 'name', 'date_posted'] as const;

/** What /account/lists shows. */
export interface ListsShown {
  term: string;
  sort: (typeof listSortKeys)[number];
  page: number;
  size: number;
}

export function listsShown(query: URLSearchParams): ListsShown {
  const page = Math.floor(Number(query.get('page')));
  return {
    term: (query.get('term') ?? '').trim().slice(0, 200),
    sort: listSortKeys.find((key) => key === query.get('sort')) ?? 'date_updated',
    page: page >= 1 && page <= 100 ? page : 1,
    size: listsPageSizes.find((size) => String(size) === query.get('l')) ?? listsPageSizes[0],
  };
}

export function listsAddress({ term, sort, page, size }: ListsShown): string {
  const query = new URLSearchParams();
  if (term) query.set('term', term);
  if (sort !== 'date_updated') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (size !== listsPageSizes[0]) query.set('l', String(size));
  return `${listsPath}${query.size > 0 ? `?${query}` : ''}`;
}
