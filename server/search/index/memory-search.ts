import { type FacetFilters, type FacetKey, facetKeys, type SearchRequest } from '../backend.ts';
import { type DocSet, intersect, subtract } from './doc-set.ts';
import { docsWithAny, type Facet, facetOf } from './facet-columns.ts';
import type { FacetCounts } from './facets.ts';
import type { MemoryIndex } from './memory-index.ts';
import { Results, resultsOf } from './results.ts';

export interface Found {
  /** Docs that pass every filter. */
  docs: DocSet;
  size: number;
  /** How many results they make. */
  total: number;
  counts: FacetCounts;
}

interface Filter {
  k: FacetKey;
  /** What the facet lets through; null = all that is not excluded. */
  included: DocSet | null;
  excluded: DocSet | null;
}

/** Says what `make` would make, possibly remembered: counts of `k` among what all other filters let through. */
export interface Remembered {
  /** Of the values that are always shown. */
  counts(k: FacetKey, make: () => Map<string, number>): Map<string, number>;
  /** Counts of all values by their numbers, those of opened values included. */
  tally(k: FacetKey, make: () => Uint32Array): Uint32Array;
}

/**
 * Filters `universe` and counts every facet. The other values of a facet count the titles that only this facet's
 * filter keeps out. Without a filter what is found is `universe` itself.
 */
export function filterAndCount(
  index: MemoryIndex,
  request: SearchRequest,
  universe: DocSet,
  remembered: Remembered | null = null,
): Found {
  const { byWork, exclude } = request;
  const facets = Object.fromEntries(facetKeys.map((k) => [k, facetOf(index, k, request)])) as Record<
    FacetKey,
    Facet
  >;
  const filters = filtersOf(index, request, facets);
  const found = new Results(
    index,
    filters.length ? passing(universe.slice(), filters, null) : universe,
    byWork,
    'found',
  );
  const counts = {} as FacetCounts;
  for (const k of facetKeys) {
    const facet = facets[k];
    const filter = filters.find((one) => one.k === k);
    const first = (make: () => Map<string, number>) => remembered?.counts(k, make) ?? make();
    if (!filter) {
      const always = first(() => found.count(facet));
      counts[k] = new Map([...always, ...found.countOpened(facet)]);
      continue;
    }
    let others: Results | null = null;
    // An excluded value shows how many results including it would bring back; all other counts leave its titles out.
    let hidden = new Map<string, number>();
    const left = () => {
      if (others) return others;
      const docs = passing(index.scratch.copy('others', universe), filters, k);
      if (filter.excluded) {
        const back = index.scratch.copy('hidden', docs);
        intersect(back, filter.excluded);
        const all = new Results(index, back, byWork, 'others');
        hidden = only(new Map([...all.count(facet), ...all.countOpened(facet)]), exclude[k]);
        subtract(docs, filter.excluded);
      }
      others = filter.included ? new Results(index, docs, byWork, 'others') : found;
      return others;
    };
    const opened = () => {
      if (!facet.opened || !remembered || filter.excluded)
        return facet.opened || facet.days.size ? left().countOpened(facet) : [];
      // Who chooses one subject after the other opens others each time: all are counted once.
      const { column, numbers } = facet.opened;
      return resultsOf(
        remembered.tally(k, () => left().tally(column)),
        numbers,
      );
    };
    const always = filter.excluded ? left().count(facet) : first(() => left().count(facet));
    counts[k] = new Map([...always, ...opened()]);
    for (const [value, titles] of hidden) counts[k].set(value, (counts[k].get(value) ?? 0) + titles);
  }
  return { docs: found.docs, size: found.size, total: found.total, counts };
}

function filtersOf(
  index: MemoryIndex,
  { include, exclude }: SearchRequest,
  facets: Record<FacetKey, Facet>,
): Filter[] {
  const docsOfFilter = (filters: FacetFilters, k: FacetKey) =>
    filters[k]?.length ? docsWithAny(index, k, facets[k], filters[k]) : null;
  return facetKeys
    .map((k) => ({ k, included: docsOfFilter(include, k), excluded: docsOfFilter(exclude, k) }))
    .filter(({ included, excluded }) => included || excluded);
}

/** Keeps of `left` what every filter but that of `leftOut` lets through. */
function passing(left: DocSet, filters: readonly Filter[], leftOut: FacetKey | null): DocSet {
  for (const { k, included, excluded } of filters) {
    if (k === leftOut) continue;
    if (included) intersect(left, included);
    if (excluded) subtract(left, excluded);
  }
  return left;
}

function only(counts: ReadonlyMap<string, number>, values: readonly string[] = []): Map<string, number> {
  return new Map([...counts].filter(([value]) => values.includes(value)));
}
