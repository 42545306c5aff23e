import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';

interface Counted {
  row_count: number;
  max_offset: number;
}

/** Pages that can be reached: none starts beyond max_offset (BROWSE-041). */
export function pageCount(state: BrowseState, { row_count, max_offset }: Counted): number {
  const pages = Math.ceil(row_count / state.limit);
  return Math.max(1, Math.min(pages, Math.floor(max_offset / state.limit) + 1));
}

/** From 1. An offset between two pages belongs to the page it starts in. */
export function currentPage(state: BrowseState): number {
  return Math.floor(state.offset / state.limit) + 1;
}

export function pagePath(state: BrowseState, page: number): string {
  return filterPath({ ...state, offset: (page - 1) * state.limit });
}

/** Where an offset behind the last page leads: to that page. Null when there are rows, or nothing at all. */
export function lastPageInstead(state: BrowseState, result: Counted & { rows: unknown[] }): string | null {
  if (result.rows.length > 0 || result.row_count === 0 || state.offset === 0) return null;
  const last = pageCount(state, result);
  return last < currentPage(state) ? pagePath(state, last) : null;
}
