import { isFilePath } from '../../../contract/file-paths.ts';

/** What decides who follows a click on a link. */
export interface LinkPress {
  /** The attribute as it is written. */
  written: string;
  /** The same, made absolute by the browser. */
  url: URL;
  target: string;
  isDownload: boolean;
}

/**
 * The path that the router goes to without leaving the page; null for what is left to the browser: other sites, files,
 * new windows, downloads and places of the same page.
 */
export function followedPath({ written, url, target, isDownload }: LinkPress, origin: string): string | null {
  if (target && target !== '_self') return null;
  if (isDownload || written.startsWith('#')) return null;
  if (url.origin !== origin || isFilePath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
