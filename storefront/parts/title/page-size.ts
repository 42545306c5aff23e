import { defaultPageSize, pageSizes } from '../../../contract/filter-path.ts';

/**
 * The page size that a shopper chose last, for browse and lists alike, kept 365 days (LIST-016, BROWSE-056). Pages are
 * cached for everyone, so the server never reads this cookie: the browser writes the size into the address it opens.
 */
const name = 'page_size';
const maxAge = 365 * 24 * 60 * 60;

export function rememberedPageSize(cookies = document.cookie): number {
  const kept = /(?:^|;\s*)page_size=(\d+)/.exec(cookies)?.[1];
  return pageSizes.find((size) => String(size) === kept) ?? defaultPageSize;
}

export function rememberPageSize(size: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${size}; path=/; max-age=${maxAge}; samesite=lax`;
}
