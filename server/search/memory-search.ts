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

/** Filters `universe` (doc numbers; null = every title) and counts every facet. */
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
  const candidates = universe ?? index.liveDocs();
  const kept = sortOut(candidates, active);
  const counts = emptyCounts();
  for (const k of facetKeys) count(counts[k], columns[k], kept.hits);
  active.forEach(({ k }, f) => {
    count(counts[k], columns[k], kept.notChosen[f] ?? none);
    // An excluded value shows what including it would bring back, and nothing else counts what it hides.
    count(counts[k], columns[k], kept.excluded[f] ?? none, new Set(request.exclude[k]));
  });
  return { docs: kept.hits, counts };
}

const none = new Uint32Array(0);

/**
 * Who passes every filter, and who is kept out by one filter alone: these count for the other values of its facet.
 * `notChosen` and `excluded` are per filter.
 */
function sortOut(
  candidates: Uint32Array,
  active: { codes: Uint32Array; verdicts: Uint8Array }[],
): { hits: Uint32Array; notChosen: Uint32Array[]; excluded: Uint32Array[] } {
  if (active.length === 0) return { hits: candidates, notChosen: [], excluded: [] };
  // Per candidate: 0 passes so far, else 2 f + verdict of the only filter against it, 255 when there are several.
  // Tables instead of branches: whether a title passes cannot be predicted, which would cost more than all the rest.
  const against = new Uint8Array(candidates.length);
  active.forEach(({ codes, verdicts }, f) => {
    const next = new Uint8Array(256 * 4);
    for (let before = 0; before < 256; before++) {
      for (const verdict of [passes, notChosen, excluded]) {
        next[before * 4 + verdict] = verdict === passes ? before : before === 0 ? 2 * f + verdict : 255;
      }
    }
    for (let i = 0; i < candidates.length; i++) {
      const verdict = verdicts[codes[candidates[i] as number] as number] as number;
      against[i] = next[(against[i] as number) * 4 + verdict] as number;
    }
  });
  const sizes = new Uint32Array(257);
  for (let i = 0; i < against.length; i++) (sizes[(against[i] as number) + 1] as number) += 1;
  for (let g = 1; g < sizes.length; g++) (sizes[g] as number) += sizes[g - 1] as number;
  const starts = sizes.slice();
  const sorted = new Uint32Array(candidates.length);
  for (let i = 0; i < against.length; i++) {
    sorted[(sizes[against[i] as number] as number)++] = candidates[i] as number;
  }
  const group = (g: number) => sorted.subarray(starts[g], starts[g + 1]);
  return {
    hits: group(0),
    notChosen: active.map((_, f) => group(2 * f + notChosen)),
    excluded: active.map((_, f) => group(2 * f + excluded)),
  };
}

function count(
  counts: Map<string, number>,
  column: FacetColumn,
  docs: Uint32Array,
  only?: ReadonlySet<string>,
): void {
  if (docs.length === 0) return;
  const perCode = new Uint32Array(column.facts);
  for (let i = 0; i < docs.length; i++) {
    (perCode[column.codes[docs[i] as number] as number] as number) += 1;
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
  const plain = (k: Exclude<FacetKey, 'r'>): FacetColumn => {
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
    d: dateColumn(index, request, plain('d'), today),
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

function dateColumn(
  index: MemoryIndex,
  request: SearchRequest,
  offered: FacetColumn,
  today: number,
): FacetColumn {
  const asked = [...(request.include.d ?? []), ...(request.exclude.d ?? [])];
  const choices = dateChoices(today).map((c) => c.value);
  if (asked.every((value) => choices.includes(value))) return offered;
  // A year that is not offered was asked for: go by the days themselves.
  const { codes, facts } = index.releaseDays;
  const ranges = [...new Set([...choices, ...asked])].flatMap((value) => {
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
