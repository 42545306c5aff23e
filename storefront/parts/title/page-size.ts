import { pageSizeCookie, pageSizeIn, sizedAddress } from '../../../contract/page-size.ts';

const maxAge = 365 * 24 * 60 * 60;

export function rememberPageSize(size: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${pageSizeCookie}=${size}; path=/; max-age=${maxAge}; samesite=lax`;
}

/** Where a page leads this reader, by the number of books they prefer; null = it stays. The server does the same with documents. */
export const inPreferredSize = (url: URL): string | null => sizedAddress(url, pageSizeIn(document.cookie));
