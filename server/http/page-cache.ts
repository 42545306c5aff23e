import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Search } from '../browse/search-log.ts';
import type { Dress } from './dress-page.ts';

export interface CachedPage {
  status: number;
  etag: string;
  csp: string;
  /** As it was rendered; what it puts on is the same for many pages and not kept with each. */
  html: Buffer;
  dress: Dress;
  /** Logged again for everybody who gets the page from here (SEARCH-019). */
  searches?: readonly Search[];
  br?: Buffer | Promise<Buffer>;
  gzip?: Promise<Buffer>;
  /** Asked for again: it is worth its better compression, which is on its way or done. */
  isKept?: boolean;
}

/**
 * A page that is made for one reader is compressed quickly: at 4 instead of 1 a phone gets it 35 ms sooner, but two processors make
 * less than half as many item pages. One that is kept is compressed well, beside everything else.
 */
const quality = { once: 1, kept: 6 };

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** Rendered guests' pages in memory: the least recently asked for goes first. Keys carry the catalogue's version. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  #bytes = 0;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    compressWell(page);
    return page;
  }

  set(key: string, page: CachedPage): void {
    const before = this.#pages.get(key);
    if (before) this.#bytes -= before.html.length * 2;
    this.#bytes += page.html.length * 2;
    this.#pages.set(key, page);
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= old.html.length * 2;
    }
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }
}

function compressWell(page: CachedPage): void {
  if (page.isKept) return;
  page.isKept = true;
  page
    .dress(page.html, false)
    .then((html) => toBr(html, { params: brotliParams(quality.kept, html) }))
    .then(
      (bytes) => {
        page.br = bytes;
        // Dressed anew for whoever asks for it: it may lack what was made meanwhile.
        page.gzip = undefined;
      },
      // The quickly made one does as well.
      () => {},
    );
}

function brotliParams(level: number, html: Buffer) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
}

const toBr = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The page's bytes in the best encoding the browser takes; each is made once, beside everything else. */
export async function encoded(
  page: CachedPage,
  accept: string,
): Promise<{ body: Buffer; encoding: PageEncoding }> {
  if (/\bbr\b/.test(accept)) {
    page.br ??= page.dress(page.html).then(quickly);
    return { body: await page.br, encoding: 'br' };
  }
  if (/\bgzip\b/.test(accept)) {
    page.gzip ??= page.dress(page.html).then((html) => toGzip(html, { level: 5 }));
    return { body: await page.gzip, encoding: 'gzip' };
  }
  return { body: await page.dress(page.html), encoding: 'identity' };
}

/** Most pages leave in one piece: fewer ways to another thread and back. */
const chunkSize = 64 * 1024;

const quickly = (html: Buffer) => toBr(html, { params: brotliParams(quality.once, html), chunkSize });
