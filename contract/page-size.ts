import { defaultPageSize, filterPath, pageSizes, parseFilterPath } from './filter-path.ts';

/** The page size that a shopper chose last, for browse and lists alike, kept 365 days (LIST-016, BROWSE-056). */
export const pageSizeCookie = 'page_size';

/** The size that the cookies of a browser remember; the default for none. */
export function pageSizeIn(cookies: string): number {
  const kept = /(?:^|;\s*)page_size=(\d+)/.exec(cookies)?.[1];
  return pageSizes.find((size) => String(size) === kept) ?? defaultPageSize;
}

/**
 * Where a first page leads a reader who prefers `size` books on a page: the same page, with the size in its address. Null
 * for every other address, and for one that says a size.
 */
export function sizedAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  size: number,
): string | null {
  if (size === defaultPageSize) return null;
  if (/^\/lists\/(cartable\/)?\d+\/?$/.test(pathname)) return search === '' ? `${pathname}?l=${size}` : null;
  if (!/^\/browse(\/filter(\/.*)?)?\/?$/.test(pathname) || search !== '') return null;
  const state = parseFilterPath(pathname);
  return state.limit === defaultPageSize && state.offset === 0 ? filterPath({ ...state, limit: size }) : null;
}
