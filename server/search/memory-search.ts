import { type FacetKey, facetKeys, type SearchRequest } from './backend.ts';
import { dateChoices, dayRange } from './date-ranges.ts';
import { emptyCounts, type FacetCounts } from './facets.ts';
import { type MemoryIndex, noDay, type Shelf } from './memory-index.ts';

/** A facet as codes per title and, per code, the values a title with that code counts under. */
interface FacetColumn {
  codes: Uint32Array;
  facts: number;
  valuesOf(code: number): readonly string[];
}

/** Verdicts of one facet's filter on a code. */
const passes = 0;
const notChosen = 1;
const excluded = 2;

export interface Found {
  /** Docs that pass every filter, unordered. */
  docs: Uint32Array;
  counts: FacetCounts;
}

/** Filters `universe` (doc numbers; null = every title) and counts every facet, all in one pass. */
export function filterAndCount(
  index: MemoryIndex,
  request: SearchRequest,
  universe: Uint32Array | null,
  today: number,
): Found {
  const columns = facetColumns(index, request, today);
  const active = facetKeys
    .map((k) => ({ k, codes: columns[k].codes, verdicts: verdictsOf(columns[k], request, k) }))
    .flatMap(({ k, codes, verdicts }) => (verdicts ? [{ k, codes, verdicts }] : []));
  const candidates = universe ?? index.orders.popularity.sequence;
  const docs = new Uint32Array(candidates.length);
  // Titles that only one facet's own filter keeps out: they count for the other values of that facet.
  const near = active.map(() => ({ notChosen: [] as number[], excluded: [] as number[] }));
  let found = 0;
  for (let i = 0; i < candidates.length; i++) {
    const doc = candidates[i] ?? 0;
    let against = -1;
    let verdict = passes;
    for (let f = 0; f < active.length; f++) {
      const filter = active[f];
      const said = filter?.verdicts[filter.codes[doc] ?? 0] ?? passes;
      if (said === passes) continue;
      if (against >= 0) {
        against = -2;
        break;
      }
      against = f;
      verdict = said;
    }
    if (against === -1) docs[found++] = doc;
    else if (against >= 0) near[against]?.[verdict === excluded ? 'excluded' : 'notChosen'].push(doc);
  }
  const hits = docs.subarray(0, found);
  const counts = emptyCounts();
  for (const k of facetKeys) count(counts[k], columns[k], hits);
  active.forEach(({ k }, f) => {
    count(counts[k], columns[k], near[f]?.notChosen ?? []);
    // An excluded value shows what including it would bring back, and nothing else counts what it hides.
    count(counts[k], columns[k], near[f]?.excluded ?? [], new Set(request.exclude[k]));
  });
  return { docs: hits, counts };
}

function count(
  counts: Map<string, number>,
  column: FacetColumn,
  docs: ArrayLike<number>,
  only?: ReadonlySet<string>,
): void {
  if (docs.length === 0) return;
  const perCode = new Uint32Array(column.facts);
  for (let i = 0; i < docs.length; i++) {
    const code = column.codes[docs[i] ?? 0] ?? 0;
    perCode[code] = (perCode[code] ?? 0) + 1;
  }
  for (let code = 0; code < perCode.length; code++) {
    const titles = perCode[code];
    if (!titles) continue;
    for (const value of column.valuesOf(code)) {
      if (!only || only.has(value)) counts.set(value, (counts.get(value) ?? 0) + titles);
    }
  }
}

function verdictsOf(column: FacetColumn, request: SearchRequest, k: FacetKey): Uint8Array | null {
  const include = request.include[k];
  const exclude = request.exclude[k];
  if (!include?.length && !exclude?.length) return null;
  const verdicts = new Uint8Array(column.facts);
  for (let code = 0; code < verdicts.length; code++) {
    const values = column.valuesOf(code);
    if (exclude?.length && values.some((v) => exclude.includes(v))) verdicts[code] = excluded;
    else if (include?.length && !values.some((v) => include.includes(v))) verdicts[code] = notChosen;
  }
  return verdicts;
}

function facetColumns(
  index: MemoryIndex,
  request: SearchRequest,
  today: number,
): Record<FacetKey, FacetColumn> {
  const plain = (k: Exclude<FacetKey, 'd' | 'r'>): FacetColumn => {
    const { codes, facts } = index.valueColumn(k, request.storeId);
    // '' is no value: nothing is known.
    return {
      codes,
      facts: facts.length,
      valuesOf: (code) => (facts[code]?.[0] === '' ? [] : (facts[code] ?? [])),
    };
  };
  const { shelves } = index.layerOf(request.storeId);
  return {
    b: plain('b'),
    s: plain('s'),
    f: plain('f'),
    a: plain('a'),
    c: plain('c'),
    g: plain('g'),
    d: dateColumn(index, request, today),
    r: {
      codes: shelves.codes,
      facts: shelves.facts.length,
      valuesOf: (code) => shelfValues(shelves.facts[code], request.locationId),
    },
  };
}

function shelfValues(shelf: Shelf | undefined, locationId: number | null): string[] {
  const values: string[] = [];
  if (locationId !== null && shelf?.locations.includes(locationId)) values.push('here');
  if (shelf?.locations.length) values.push('store');
  if (shelf?.onOrder) values.push('order');
  return values;
}

function dateColumn(index: MemoryIndex, request: SearchRequest, today: number): FacetColumn {
  const { codes, facts } = index.releaseDays;
  const asked = [...(request.include.d ?? []), ...(request.exclude.d ?? [])];
  const ranges = [...new Set([...dateChoices(today).map((c) => c.value), ...asked])].flatMap((value) => {
    const range = dayRange(value, today);
    return range ? [{ value, ...range }] : [];
  });
  return {
    codes,
    facts: facts.length,
    valuesOf(code) {
      const day = facts[code] ?? noDay;
      return ranges.filter((r) => day >= r.from && day <= r.to).map((r) => r.value);
    },
  };
}
