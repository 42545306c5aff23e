import { filterPath } from '../../../contract/filter-path.ts';

/** A file and a page by their id alone (SEARCH-005), a pasted list in its sequence (SEARCH-006). */
export function resultPath(kind: 'file' | 'url' | 'list', id: string): string {
  return filterPath({ include: { x: [id] }, sort: kind === 'list' ? 'sequence' : '' });
}
