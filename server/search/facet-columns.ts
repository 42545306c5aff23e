import type { FacetKey, SearchRequest } from './backend.ts';
import { type CodeColumn, ValueNames } from './code-column.ts';
import { dateChoices, dayRange } from './date-ranges.ts';
import type { MemoryIndex, Shelf } from './memory-index.ts';

/** A facet: codes per title and, per code, the values that a title with that code counts under. */
export interface FacetColumn {
  /** Names what the values depend on: columns of one name agree for ever. */
  name: string;
  /** Replaced when the index grows, so it is read through this. */
  column: CodeColumn<unknown>;
  values: ValueNames;
  setOf(code: number): readonly number[];
}

export function facetColumn(
  index: MemoryIndex,
  k: FacetKey,
  request: SearchRequest,
  today: number,
): FacetColumn {
  if (k === 'r') return shelfColumn(index, request);
  if (k === 'd') {
    const asked = [...(request.include.d ?? []), ...(request.exclude.d ?? [])];
    const choices = dateChoices(today).map((c) => c.value);
    // A year that is not offered was asked for: go by the days themselves.
    if (!asked.every((value) => choices.includes(value)))
      return dayColumn(index, [...choices, ...asked], today);
  }
  const column = k === 'c' ? index.layerOf(request.storeId).categories : index.columns[k];
  const { facts, values } = column;
  return {
    name: k === 'c' ? `c ${request.storeId}` : k,
    column,
    values,
    setOf: (code) => facts[code] as readonly number[],
  };
}

const shelfValues = new ValueNames();
const here = shelfValues.number('here');
const store = shelfValues.number('store');
const order = shelfValues.number('order');

/** What r counts depends on where the shopper is. */
function shelfColumn(index: MemoryIndex, { storeId, locationId }: SearchRequest): FacetColumn {
  const { shelves } = index.layerOf(storeId);
  const valuesOf = (shelf: Shelf) => [
    ...(locationId !== null && shelf.locations.includes(locationId) ? [here] : []),
    ...(shelf.locations.length ? [store] : []),
    ...(shelf.onOrder ? [order] : []),
  ];
  return {
    name: `r ${storeId} ${locationId}`,
    column: shelves,
    values: shelfValues,
    setOf: remembered(shelves, valuesOf),
  };
}

function dayColumn(index: MemoryIndex, choices: readonly string[], today: number): FacetColumn {
  const values = new ValueNames();
  const ranges = [...new Set(choices)].sort().flatMap((value) => {
    const range = dayRange(value, today);
    return range ? [{ number: values.number(value), ...range }] : [];
  });
  const valuesOf = (day: number) => ranges.filter((r) => day >= r.from && day <= r.to).map((r) => r.number);
  return {
    name: `d ${today} ${values.names.join()}`,
    column: index.releaseDays,
    values,
    setOf: remembered(index.releaseDays, valuesOf),
  };
}

function remembered<T>(
  { facts }: CodeColumn<T>,
  valuesOf: (fact: T) => readonly number[],
): (code: number) => readonly number[] {
  const sets: (readonly number[] | undefined)[] = [];
  return (code) => {
    sets[code] ??= valuesOf(facts[code] as T);
    return sets[code];
  };
}
