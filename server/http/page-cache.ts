import { LRUCache } from 'lru-cache';
import type { Search } from '../browse/search-log.ts';
import type { Changed } from '../changes/follow-changes.ts';
import { improved, type PageBytes, withGzip } from './page-bytes.ts';
import { type PageDependencies, quarterOf, touchedBy } from './page-dependencies.ts';
import type { Previewed } from './picture-previews.ts';

/** A guests' page as it is kept. */
export interface CachedPage {
  etag: string;
  csp: string;
  bytes: PageBytes;
  dependencies: PageDependencies;
  /** Logged again for each reader who gets the page from here (SEARCH-019). */
  searches: readonly Search[];
  /** Pictures whose previews it lacks. */
  lacking: readonly Previewed[];
}

/** A page that is being made. */
export interface Making {
  /** Keeps the page, unless something that it shows has changed meanwhile. */
  keep(page: CachedPage): void;
  /** To be called in any case. */
  end(): void;
}

/**
 * Guests' pages in memory. A change drops the pages that show it. Stores share the room: when it is used up, the store that
 * fills most of it loses the page that was not asked for longest, so no store loses pages below its even share.
 */
export class PageCache {
  readonly #maxBytes: number;
  readonly #searchVersion: (storeId: number) => number;
  readonly #stores = new Map<number, LRUCache<string, CachedPage>>();
  /** For each page that is being made, what has changed since it was begun. */
  readonly #making = new Set<Changed[]>();
  readonly #improving = new WeakSet<CachedPage>();
  #improvements: Promise<void> = Promise.resolve();

  /** `searchVersion`: grows when searches in a store may answer in another way. */
  constructor(maxBytes: number, searchVersion: (storeId: number) => number) {
    this.#maxBytes = maxBytes;
    this.#searchVersion = searchVersion;
  }

  get bytes(): number {
    let sum = 0;
    for (const pages of this.#stores.values()) sum += pages.calculatedSize;
    return sum;
  }

  /** `readyNow`: when a copy is ready for pickup, as the page would say it of this moment. */
  get(storeId: number, key: string, readyNow: () => string, now: Date): CachedPage | undefined {
    const pages = this.#stores.get(storeId);
    const page = pages?.get(key);
    if (!pages || !page) return undefined;
    const { searchVersion, ready, quarter } = page.dependencies;
    const isFound = searchVersion === null || searchVersion === this.#searchVersion(storeId);
    const isReady = ready === null || ready === readyNow();
    const isOfNow = quarter === null || quarter === quarterOf(now);
    if (!isFound || !isReady || !isOfNow) {
      pages.delete(key);
      return undefined;
    }
    this.#improve(pages, key, page);
    return page;
  }

  /** To be called before anything is read for the page. */
  begin(storeId: number, key: string): Making {
    const missed: Changed[] = [];
    this.#making.add(missed);
    return {
      keep: (page) => {
        if (missed.some((changed) => touchedBy(changed, storeId)(page.dependencies))) return;
        const pages = this.#stores.get(storeId) ?? this.#open(storeId);
        pages.set(key, page);
        this.#makeRoom();
      },
      end: () => void this.#making.delete(missed),
    };
  }

  drop(changed: Changed): void {
    for (const missed of this.#making) missed.push(changed);
    for (const [storeId, pages] of this.#stores) {
      const isTouched = touchedBy(changed, storeId);
      for (const [key, page] of [...pages.entries()]) if (isTouched(page.dependencies)) pages.delete(key);
    }
  }

  /** Drops a page whose previews have been made since, so that it is made again with them. */
  dropLacking(storeId: number, key: string, { lacking }: CachedPage): void {
    const pages = this.#stores.get(storeId);
    // Its bytes may have been compressed better meanwhile: another page, with the same list.
    if (pages?.peek(key)?.lacking === lacking) pages.delete(key);
  }

  /** The page's gzip, which is made once. */
  async gzip(storeId: number, key: string, page: CachedPage): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await withGzip(page.bytes);
    const pages = this.#stores.get(storeId);
    if (pages && !page.bytes.gzip) this.#replace(pages, key, page, { ...page, bytes });
    return bytes.gzip;
  }

  #open(storeId: number): LRUCache<string, CachedPage> {
    const pages = new LRUCache<string, CachedPage>({ maxSize: this.#maxBytes, sizeCalculation: sizeOf });
    this.#stores.set(storeId, pages);
    return pages;
  }

  #makeRoom(): void {
    while (this.bytes > this.#maxBytes) {
      const [first, ...others] = this.#stores.values();
      if (!first) return;
      others.reduce((a, b) => (b.calculatedSize > a.calculatedSize ? b : a), first).pop();
    }
  }

  /** A page that is asked for again is worth a better compression. One at a time: the processors are needed for others. */
  #improve(pages: LRUCache<string, CachedPage>, key: string, page: CachedPage): void {
    if (page.bytes.isImproved || this.#improving.has(page)) return;
    this.#improving.add(page);
    this.#improvements = this.#improvements.then(async () => {
      if (pages.peek(key) !== page) return;
      // When it fails, the first one does as well.
      const bytes = await improved(page.bytes).catch(() => ({ ...page.bytes, isImproved: true as const }));
      this.#replace(pages, key, page, { ...page, bytes });
    });
  }

  /** Unless the page was dropped or made again meanwhile. */
  #replace(pages: LRUCache<string, CachedPage>, key: string, before: CachedPage, after: CachedPage): void {
    if (pages.peek(key) !== before) return;
    pages.set(key, after);
    this.#makeRoom();
  }
}

/** The objects, the numbers and the place in the cache that go with each page. */
const perPage = 600;

function sizeOf({ bytes, csp, dependencies }: CachedPage, key: string): number {
  const { br, gzip } = bytes;
  const compressed = br.length + (gzip?.length ?? 0);
  return (
    perPage +
    compressed +
    csp.length +
    key.length +
    8 * (dependencies.titles.length + dependencies.lists.length)
  );
}
