import { Counter, Gauge, type Registry } from 'prom-client';
import type { PageCache } from './page-cache.ts';

/** Counts guests' pages that were asked for, by whether they were kept; and shows the memory they take. */
export function pageCacheMetrics(registry: Registry, cache: PageCache): Counter<'kept'> {
  new Gauge({
    name: 'handsell_kept_pages_bytes',
    help: 'Memory of kept pages, as PAGE_CACHE_MB counts it',
    registers: [registry],
    collect() {
      this.set(cache.bytes);
    },
  });
  return new Counter({
    name: 'handsell_guest_pages_total',
    help: 'Pages that guests asked for, and whether they were kept already',
    labelNames: ['kept'],
    registers: [registry],
  });
}
