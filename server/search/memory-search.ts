import { type FacetKey, facetKeys, type SearchRequest } from './backend.ts';
import { type DocSet, docSet, docsOf, intersect, subtract } from './doc-set.ts';
import { type FacetColumn, facetColumn } from './facet-columns.ts';
import type { FacetCounts } from './facets.ts';
import type { FilterSet } from './filter-sets.ts';
import type { MemoryIndex } from './memory-index.ts';

export interface Found {
  /** Docs that pass every filter, in rising order. */
  docs: Uint32Array;
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
  const docs = docsOf(passing(all, active, null));
  const counts = Object.fromEntries(facetKeys.map((k) => [k, new Counter(columns[k]).add(docs)])) as Record<
    FacetKey,
    Counter
  >;
  for (const { k, set } of active) {
    const others = passing(all, active, k);
    if (exclude[k]?.length && set.excluded) {
      // An excluded value shows what including it would bring back, and nothing else counts what it hides.
      const hidden = others.slice();
      intersect(hidden, set.excluded);
      counts[k].add(docsOf(hidden), exclude[k]);
      subtract(others, set.excluded);
    }
    if (!include[k]?.length) continue;
    subtract(others, set.passes);
    counts[k].add(docsOf(others));
  }
  return {
    docs,
    counts: Object.fromEntries(facetKeys.map((k) => [k, counts[k].named()])) as unknown as FacetCounts,
  };
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

/** Titles per value of one facet. */
class Counter {
  readonly #facet: FacetColumn;
  readonly #counts: Uint32Array;

  constructor(facet: FacetColumn) {
    this.#facet = facet;
    this.#counts = new Uint32Array(facet.values.names.length);
  }

  add(docs: Uint32Array, only?: readonly string[]): this {
    const { column, values, setOf } = this.#facet;
    const { codes } = column;
    const counted = only ? new Set(values.known(only)) : null;
    const count = (code: number, titles: number) => {
      const set = setOf(code);
      for (let i = 0; i < set.length; i++) {
        const value = set[i] as number;
        if (!counted || counted.has(value)) (this.#counts[value] as number) += titles;
      }
    };
    if (docs.length < column.facts.length) {
      for (let i = 0; i < docs.length; i++) count(codes[docs[i] as number] as number, 1);
      return this;
    }
    const perCode = new Uint32Array(column.facts.length);
    for (let i = 0; i < docs.length; i++) (perCode[codes[docs[i] as number] as number] as number) += 1;
    for (let code = 0; code < perCode.length; code++) {
      const titles = perCode[code] as number;
      if (titles > 0) count(code, titles);
    }
    return this;
  }

  named(): Map<string, number> {
    const named = new Map<string, number>();
    this.#counts.forEach((titles, value) => {
      if (titles > 0) named.set(this.#facet.values.names[value] as string, titles);
    });
    return named;
  }
}
