import { parseFilterPath } from '../../../contract/filter-path.ts';

/** The search that a path shows: its words and type, or nothing on pages that are no search. */
export function searchOf(pathname: string): { term: string; type: string } {
  if (!pathname.startsWith('/browse')) return { term: '', type: '' };
  const state = parseFilterPath(pathname);
  return { term: state.text, type: state.type };
}
