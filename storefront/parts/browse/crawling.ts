import { type BrowseState, emptyBrowse, filterKeys, filterPath } from '../../../contract/filter-path.ts';

/**
 * Search engines may keep the bare page and those of a single filter; searches, stored results and combinations are
 * more than there are books. Order, view and page size never make a page of their own.
 */
export function isCrawlable(state: BrowseState): boolean {
  if (state.text || state.include.x || state.eachEdition) return false;
  const included = filterKeys.reduce((sum, key) => sum + (state.include[key]?.length ?? 0), 0);
  return included <= 1 && filterKeys.every((key) => !state.exclude[key]?.length);
}

/** The page's one true address, '' for pages that want none. */
export function canonicalPath(state: BrowseState): string {
  if (!isCrawlable(state)) return '';
  const path = filterPath({ ...emptyBrowse, include: state.include, offset: state.offset });
  return path === '/browse/filter/' ? '/browse' : path;
}

/** Whether a link to it is worth following: the first page of a kept one, in its usual order. */
export function isFollowed(state: BrowseState): boolean {
  return isCrawlable(state) && !state.sort && !state.view && state.limit === emptyBrowse.limit;
}
