import type { FacetKey, SearchRequest } from '../backend.ts';
import { type DayRange, dateChoices, dayRange } from '../date-ranges.ts';
import { type DocSet, docSet, unite } from './doc-set.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { ValueColumn } from './value-column.ts';

/** Values that are counted, with their numbers in the column; what no title has had is left out. */
export interface CountedValues {
  column: ValueColumn;
  numbers: ReadonlyMap<string, number>;
}

/** One facet as a request sees it. */
export interface Facet extends CountedValues {
  /** Subjects opened by those that are chosen, and titles that have all of them; null = none are open. */
  opened: (CountedValues & { within: DocSet }) | null;
  /** Dates that were asked for though they are not offered: no column has them. */
  days: ReadonlyMap<string, DayRange>;
}

const none: ReadonlyMap<string, DayRange> = new Map();

export function facetOf(index: MemoryIndex, k: FacetKey, request: SearchRequest): Facet {
  switch (k) {
    case 'r':
      return stockFacet(index, request);
    case 'c':
      return wholeFacet(index.layerOf(request.storeId).categories);
    case 's':
      return subjectFacet(index, chosenValues(request, k));
    case 'd':
      return dateFacet(index, chosenValues(request, k));
    default:
      return wholeFacet(index.columns[k]);
  }
}

/** The titles with any of the values. Not to be changed. */
export function docsWithAny(
  index: MemoryIndex,
  k: FacetKey,
  facet: Facet,
  values: readonly string[],
): DocSet {
  // The first level of subjects is counted by a column of its own, which does not have the rest.
  const { column, numbers } = k === 's' ? wholeFacet(index.columns.s) : facet;
  const sets = values.flatMap((value) => {
    const range = facet.days.get(value);
    if (range) return [index.docsOfDays(range)];
    const number = numbers.get(value);
    return number === undefined ? [] : [column.docsWith(number, index.size)];
  });
  return union(index, sets);
}

/** The titles with any of these values, whatever a request asks for; a subject includes those below it. Do not change the result. */
export function docsOfValues(
  index: MemoryIndex,
  k: 's' | 'f' | 'a' | 'g',
  values: readonly string[],
): DocSet {
  return docsWithAny(index, k, wholeFacet(index.columns[k]), values);
}

function union(index: MemoryIndex, sets: readonly DocSet[]): DocSet {
  if (sets.length === 1) return sets[0] as DocSet;
  const any = docSet(index.capacity);
  for (const set of sets) unite(any, set);
  return any;
}

function wholeFacet(column: ValueColumn): Facet {
  return { column, numbers: column.values, opened: null, days: none };
}

/** What 'here' is depends on where the shopper is. */
function stockFacet(index: MemoryIndex, { storeId, locationId }: SearchRequest): Facet {
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
  return { ...wholeFacet(shelves), numbers };
}

/** The subjects that the panel can show, out of thousands: the first level, and those that the chosen ones open. */
function subjectFacet(index: MemoryIndex, chosen: readonly string[]): Facet {
  const { columns, subjects } = index;
  const column = columns.s;
  const open = new Set(chosen.flatMap((value) => subjects.pathTo(Number(value))));
  const numbers = new Map<string, number>();
  const within: DocSet[] = [];
  for (const id of open) {
    for (const child of subjects.children(id)) {
      const number = column.values.get(String(child));
      if (number !== undefined) numbers.set(String(child), number);
    }
    const root = subjects.roots.includes(id) ? column.values.get(String(id)) : undefined;
    if (root !== undefined) within.push(column.docsWith(root, index.size));
  }
  return {
    ...wholeFacet(columns.top),
    opened: numbers.size ? { column, numbers, within: union(index, within) } : null,
  };
}

/** A year that is not offered may be asked for: then the days themselves tell. */
function dateFacet({ columns, today }: MemoryIndex, chosen: readonly string[]): Facet {
  const offered = dateChoices(today);
  const days = new Map<string, DayRange>();
  for (const value of chosen) {
    const range = offered.some((choice) => choice.value === value) ? null : dayRange(value, today);
    if (range) days.set(value, range);
  }
  return { ...wholeFacet(columns.d), days };
}

function chosenValues({ include, exclude }: SearchRequest, k: FacetKey): string[] {
  return [...(include[k] ?? []), ...(exclude[k] ?? [])];
}
