import { pageSizeCookie, pageSizeIn, sizedAddress } from '../../../contract/page-size.ts';
import { keepCookie } from '../session/keep-cookie.ts';

export function rememberPageSize(size: number): void {
  keepCookie(pageSizeCookie, String(size), 365);
}

/** Where a page leads this reader, by the number of books they prefer; null = it stays. The server does the same with documents. */
export const inPreferredSize = (url: URL): string | null => sizedAddress(url, pageSizeIn(document.cookie));
