import type { FacetKey, SearchRequest } from './backend.ts';
import { type DayRange, dateChoices, dayRange } from './date-ranges.ts';
import { type DocSet, docSet, unite } from './doc-set.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { ValueColumn } from './value-column.ts';

/** One facet as a request sees it. */
export interface Facet {
  column: ValueColumn;
  /** Values that are counted, with their numbers in the column; what no title has had is left out. */
  numbers: ReadonlyMap<string, number>;
  /** Dates that were asked for though they are not offered: no column has them. */
  days: ReadonlyMap<string, DayRange>;
}

const none: ReadonlyMap<string, DayRange> = new Map();

export function facetOf(index: MemoryIndex, k: FacetKey, request: SearchRequest): Facet {
  switch (k) {
    case 'r':
      return shelfFacet(index, request);
    case 'c': {
      const column = index.layerOf(request.storeId).categories;
      return { column, numbers: column.values, days: none };
    }
    case 's':
      return subjectFacet(index, chosenValues(request, k));
    case 'd':
      return dateFacet(index, chosenValues(request, k));
    default:
      return { column: index.columns[k], numbers: index.columns[k].values, days: none };
  }
}

/** The titles with any of the values. Not to be changed. */
export function docsWithAny(index: MemoryIndex, facet: Facet, values: readonly string[]): DocSet {
  const sets = values.flatMap((value) => {
    const range = facet.days.get(value);
    if (range) return [index.docsOfDays(range)];
    const number = facet.numbers.get(value);
    return number === undefined ? [] : [facet.column.docsWith(number, index.size)];
  });
  const [first, ...more] = sets;
  if (first && more.length === 0) return first;
  const any = docSet(index.capacity);
  for (const set of sets) unite(any, set);
  return any;
}

/** What 'here' is depends on where the shopper is. */
function shelfFacet(index: MemoryIndex, { storeId, locationId }: SearchRequest): Facet {
  const { shelves } = index.layerOf(storeId);
  const numbers = new Map<string, number>();
  for (const [value, name] of [
    ['here', String(locationId)],
    ['store', 'store'],
    ['order', 'order'],
  ] as const) {
    const number = shelves.values.get(name);
    if (number !== undefined) numbers.set(value, number);
  }
  return { column: shelves, numbers, days: none };
}

/** Of thousands of subjects only those that the panel can show: the first level, what is chosen and what is opened by it. */
function subjectFacet({ columns, subjects }: MemoryIndex, chosen: readonly string[]): Facet {
  const column = columns.s;
  const numbers = new Map<string, number>();
  const count = (value: string) => {
    const number = column.values.get(value);
    if (number !== undefined) numbers.set(value, number);
  };
  for (const id of subjects.roots) count(String(id));
  for (const value of chosen) {
    count(value);
    for (const open of subjects.pathTo(Number(value))) {
      for (const child of subjects.children(open)) count(String(child));
    }
  }
  return { column, numbers, days: none };
}

/** A year that is not offered may be asked for: then the days themselves tell. */
function dateFacet({ columns, today }: MemoryIndex, chosen: readonly string[]): Facet {
  const column = columns.d;
  const offered = dateChoices(today);
  const days = new Map<string, DayRange>();
  for (const value of chosen) {
    const range = offered.some((choice) => choice.value === value) ? null : dayRange(value, today);
    if (range) days.set(value, range);
  }
  return { column, numbers: column.values, days };
}

function chosenValues({ include, exclude }: SearchRequest, k: FacetKey): string[] {
  return [...(include[k] ?? []), ...(exclude[k] ?? [])];
}
