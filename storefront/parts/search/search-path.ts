import { filterPath, searchTypes } from '../../../contract/filter-path.ts';

/** Where a search goes (SEARCH-002..004): the bare browse page for nothing, else t then k; a literal percent twice. */
export function searchPath(text: string, type: string): string {
  return filterPath({ text, type: searchTypes.find((known) => known === type) ?? 'keyword' });
}

/** The page for searches with a file, a list or a web page; `given` fills its fields in. */
export const listSearchPath = '/search/list';
export function listSearchPathWith(given: { url: string } | { list: string }): string {
  return `${listSearchPath}?${new URLSearchParams(given)}`;
}
