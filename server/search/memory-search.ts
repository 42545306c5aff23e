import { type FacetFilters, type FacetKey, facetKeys, type SearchRequest } from './backend.ts';
import { type DocSet, docsOf, intersect, sizeOf, sizeOfBoth, subtract } from './doc-set.ts';
import { docsWithAny, type Facet, facetOf } from './facet-columns.ts';
import type { FacetCounts } from './facets.ts';
import type { MemoryIndex } from './memory-index.ts';
import { tallyDocs, tallyWorks } from './tally.ts';
import { type CountedDocs, resultsIn } from './work-groups.ts';

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

/**
 * Filters `universe` and counts every facet. The other values of a facet count the titles that only this facet's
 * filter keeps out.
 */
export function filterAndCount(index: MemoryIndex, request: SearchRequest, universe: DocSet): Found {
  const facets = Object.fromEntries(facetKeys.map((k) => [k, facetOf(index, k, request)])) as Record<
    FacetKey,
    Facet
  >;
  const filters = filtersOf(index, request, facets);
  const found = new Results(index, passing(universe, filters, null), request.byWork);
  const counts = {} as FacetCounts;
  for (const k of facetKeys) {
    const facet = facets[k];
    const filter = filters.find((one) => one.k === k);
    if (!filter) {
      counts[k] = found.count(facet);
      continue;
    }
    const others = passing(universe, filters, k);
    let hidden: Map<string, number> | null = null;
    if (filter.excluded) {
      // An excluded value shows what including it would bring back, and nothing else counts what it hides.
      const back = others.slice();
      intersect(back, filter.excluded);
      hidden = new Results(index, back, request.byWork).count(only(facet, request.exclude[k]));
      subtract(others, filter.excluded);
    }
    counts[k] = (filter.included ? new Results(index, others, request.byWork) : found).count(facet);
    hidden?.forEach((titles, value) => {
      counts[k].set(value, (counts[k].get(value) ?? 0) + titles);
    });
  }
  return { docs: found.docs, size: found.size, total: found.total, counts };
}

function filtersOf(
  index: MemoryIndex,
  { include, exclude }: SearchRequest,
  facets: Record<FacetKey, Facet>,
): Filter[] {
  const docsOfFilter = (filters: FacetFilters, k: FacetKey) =>
    filters[k]?.length ? docsWithAny(index, facets[k], filters[k]) : null;
  return facetKeys
    .map((k) => ({ k, included: docsOfFilter(include, k), excluded: docsOfFilter(exclude, k) }))
    .filter(({ included, excluded }) => included || excluded);
}

/** What every filter but that of `leftOut` lets through; a set of its own. */
function passing(universe: DocSet, filters: readonly Filter[], leftOut: FacetKey | null): DocSet {
  const left = universe.slice();
  for (const { k, included, excluded } of filters) {
    if (k === leftOut) continue;
    if (included) intersect(left, included);
    if (excluded) subtract(left, excluded);
  }
  return left;
}

function only(facet: Facet, values: readonly string[] = []): Facet {
  return { ...facet, numbers: new Map([...facet.numbers].filter(([value]) => values.includes(value))) };
}

/** A set of titles to count. */
class Results {
  readonly docs: DocSet;
  readonly size: number;
  readonly #index: MemoryIndex;
  readonly #byWork: boolean;
  #list: Uint32Array | undefined;
  #works: CountedDocs | undefined;

  constructor(index: MemoryIndex, docs: DocSet, byWork: boolean) {
    this.#index = index;
    this.docs = docs;
    this.size = sizeOf(docs);
    this.#byWork = byWork;
  }

  get total(): number {
    return this.#byWork ? resultsIn(this.#counted()) : this.size;
  }

  /** Results per value of a facet; those that have none are left out. */
  count(facet: Facet): Map<string, number> {
    const { column, numbers, days } = facet;
    const counts = new Map<string, number>();
    const add = (value: string, titles: number) => titles > 0 && counts.set(value, titles);
    for (const [value, range] of days) add(value, this.#sizeWithin(this.#index.docsOfDays(range)));
    if (this.#byWork) {
      const tally = tallyWorks(column, this.#counted());
      for (const [value, number] of numbers) add(value, tally[number] as number);
    } else if (this.#isManyFor(facet)) {
      for (const [value, number] of numbers)
        add(value, sizeOfBoth(this.docs, column.docsWith(number, this.#index.size)));
    } else {
      const tally = tallyDocs(column, this.#docList());
      for (const [value, number] of numbers) add(value, tally[number] as number);
    }
    return counts;
  }

  /** Whether looking at every title costs more than combining it with the titles of every value, 32 at a time. */
  #isManyFor({ numbers }: Facet): boolean {
    return this.size * 2 > numbers.size * this.docs.length;
  }

  #sizeWithin(docs: DocSet): number {
    if (!this.#byWork) return sizeOfBoth(this.docs, docs);
    const both = this.docs.slice();
    intersect(both, docs);
    return new Results(this.#index, both, true).total;
  }

  #docList(): Uint32Array {
    this.#list ??= docsOf(this.docs, this.size);
    return this.#list;
  }

  #counted(): CountedDocs {
    this.#works ??= this.#index.works.counted(this.#docList());
    return this.#works;
  }
}
