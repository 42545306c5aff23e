import { type FacetKey, facetKeys, type SearchRequest } from './backend.ts';
import { type DocSet, docSet, docsOf, intersect, subtract } from './doc-set.ts';
import { type FacetColumn, facetColumn } from './facet-columns.ts';
import type { FacetCounts } from './facets.ts';
import type { FilterSet } from './filter-sets.ts';
import type { MemoryIndex } from './memory-index.ts';
import { type CountedDocs, resultsIn } from './work-groups.ts';

export interface Found {
  /** Docs that pass every filter, in rising order. */
  docs: Uint32Array;
  /** How many results they make. */
  total: number;
  counts: FacetCounts;
}

/**
 * Filters `universe` (null = every title) and counts every facet. The other values of a facet count the titles that
 * only this facet's filter keeps out.
 */
export function filterAndCount(
  index: MemoryIndex,
  request: SearchRequest,
  universe: DocSet | null,
  today: number,
): Found {
  const { include, exclude } = request;
  const columns = Object.fromEntries(
    facetKeys.map((k) => [k, facetColumn(index, k, request, today)]),
  ) as Record<FacetKey, FacetColumn>;
  const active = facetKeys
    .filter((k) => include[k]?.length || exclude[k]?.length)
    .map((k) => ({ k, set: index.filterSets.get(columns[k], include[k], exclude[k], index.size) }));
  const all = universe ?? index.live;
  const counted = (docs: Uint32Array) => index.works.counted(docs, request.byWork);
  const docs = docsOf(passing(all, active, null));
  const found = counted(docs);
  const counts = {} as FacetCounts;
  for (const k of facetKeys) {
    const counter = new Counter(columns[k]);
    const set = active.find((one) => one.k === k)?.set;
    const others = set ? passing(all, active, k) : null;
    if (others && set?.excluded) {
      // An excluded value shows what including it would bring back, and nothing else counts what it hides.
      const hidden = others.slice();
      intersect(hidden, set.excluded);
      counter.add(counted(docsOf(hidden)), exclude[k]);
      subtract(others, set.excluded);
    }
    counter.add(others && include[k]?.length ? counted(docsOf(others)) : found);
    counts[k] = counter.named();
  }
  return { docs, total: resultsIn(found), counts };
}

/** What every filter but that of `leftOut` lets through. */
function passing(
  all: DocSet,
  active: readonly { k: FacetKey; set: FilterSet }[],
  leftOut: FacetKey | null,
): DocSet {
  const left = docSet(all.length * 32);
  left.set(all);
  for (const { k, set } of active) if (k !== leftOut) intersect(left, set.passes);
  return left;
}

/** Results per value of one facet. */
class Counter {
  readonly #facet: FacetColumn;
  readonly #counts: Uint32Array;

  constructor(facet: FacetColumn) {
    this.#facet = facet;
    this.#counts = new Uint32Array(facet.values.names.length);
  }

  add(counted: CountedDocs, only?: readonly string[]): void {
    const chosen = only ? new Set(this.#facet.values.known(only)) : null;
    this.#addEach(counted.alone, chosen);
    this.#addWorks(counted, chosen);
  }

  /** A value that several editions have counts once. */
  #addWorks({ editions, starts }: CountedDocs, chosen: ReadonlySet<number> | null): void {
    const { column, setOf } = this.#facet;
    const countedFor = new Uint32Array(this.#counts.length);
    for (let work = 1; work < starts.length; work++) {
      for (let i = starts[work - 1] as number; i < (starts[work] as number); i++) {
        const set = setOf(column.codes[editions[i] as number] as number);
        for (const value of set) {
          if (countedFor[value] === work || (chosen && !chosen.has(value))) continue;
          countedFor[value] = work;
          (this.#counts[value] as number)++;
        }
      }
    }
  }

  #addEach(docs: Uint32Array, chosen: ReadonlySet<number> | null): void {
    const { column, setOf } = this.#facet;
    const { codes } = column;
    const count = (code: number, titles: number) => {
      const set = setOf(code);
      for (let i = 0; i < set.length; i++) {
        const value = set[i] as number;
        if (!chosen || chosen.has(value)) (this.#counts[value] as number) += titles;
      }
    };
    if (docs.length < column.facts.length) {
      for (let i = 0; i < docs.length; i++) count(codes[docs[i] as number] as number, 1);
      return;
    }
    const perCode = new Uint32Array(column.facts.length);
    for (let i = 0; i < docs.length; i++) (perCode[codes[docs[i] as number] as number] as number) += 1;
    for (let code = 0; code < perCode.length; code++) {
      const titles = perCode[code] as number;
      if (titles > 0) count(code, titles);
    }
  }

  named(): Map<string, number> {
    const named = new Map<string, number>();
    this.#counts.forEach((titles, value) => {
      if (titles > 0) named.set(this.#facet.values.names[value] as string, titles);
    });
    return named;
  }
}
