import type { SearchRequest } from '../backend.ts';
import { shopLanguages, specialFormats } from '../sql/edition-order.ts';
import { type DocSet, docsOf, hasDoc, intersect, removeDoc, sizeOf, subtract } from './doc-set.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { Found } from './memory-search.ts';
import { smallest } from './smallest.ts';
import type { SortOrder } from './sort-order.ts';
import type { ValueColumn } from './value-column.ts';

/** How a text search ranks titles; only the default order uses it. */
export interface TextOrder {
  /** 0 for titles that are the text, 1 for those that begin with it. */
  classes: ReadonlyMap<number, number>;
  /** The titles that have the words; those that are only about them come last. */
  docs: DocSet;
}

/** The first `count` docs in the order of the request. */
export function firstDocs(
  index: MemoryIndex,
  request: SearchRequest,
  found: Pick<Found, 'docs' | 'size'>,
  count: number,
  text?: TextOrder,
): number[] {
  const { sort } = request;
  if (sort === 'sequence' && request.only) {
    const listed = request.only.map((id) => index.docOf(id)).filter((doc) => hasDoc(found.docs, doc));
    const first = request.byWork ? index.works.firstsOfList(listed) : listed;
    return [...new Set(first)].slice(0, count);
  }
  const isUsual = sort === '' || sort === 'sequence';
  const order = isUsual ? index.orders.popularity : index.orders[sort];
  // Few titles: sort their places. Many: walk the order and pick, which needs no sorting.
  const isFew = found.size < index.size / 32;
  if (request.byWork || isFew) {
    const docs = listOf(index, found.docs);
    const tiers = isUsual ? tiersOf(index, request, docs, text) : null;
    const keys = keysOf(order, docs, tiers);
    if (!request.byWork) return picked(order, keys, count);
    const choice = tiers && sort === '' ? keysOf(order, docs, editionTiersOf(index, docs, tiers)) : keys;
    return picked(order, index.works.firsts(docs, keys, choice), count);
  }
  if (!isUsual) return walked(order, found.docs, count);
  return fromLayers(index, request, found.docs, count, text);
}

/** 0, 1, 2 for what is on hand here, elsewhere, nowhere; behind that of better classes. */
function tiersOf(
  index: MemoryIndex,
  request: SearchRequest,
  docs: Uint32Array,
  text: TextOrder | undefined,
): Uint8Array {
  const { here, store, column } = stockOf(index, request);
  const tierOfCode = Uint8Array.from({ length: column.size }, (_, code) => {
    const shelf = column.valuesOf(code);
    if (here !== undefined && shelf.includes(here)) return 0;
    return store !== undefined && shelf.includes(store) ? 1 : 2;
  });
  const { codes } = column;
  const tiers = new Uint8Array(docs.length);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number;
    const before = text ? (text.classes.get(doc) ?? (hasDoc(text.docs, doc) ? 2 : 3)) : 0;
    tiers[i] = before * 3 + (tierOfCode[codes[doc] as number] as number);
  }
  return tiers;
}

/** Which edition of a work is shown: in the shop's language, on hand, in an ordinary format, each before the next. */
function editionTiersOf(index: MemoryIndex, docs: Uint32Array, tiers: Uint8Array): Uint8Array {
  const has = (column: ValueColumn, is: (value: string) => boolean) => {
    const names = [...column.values.keys()];
    return Uint8Array.from({ length: column.size }, (_, code) =>
      column.valuesOf(code).some((value) => is(names[value] ?? '')) ? 1 : 0,
    );
  };
  const { g, f } = index.columns;
  const foreign = has(g, (value) => !shopLanguages.includes(value));
  const special = has(f, (value) => specialFormats.includes(value));
  return tiers.map((tier, i) => {
    const doc = docs[i] as number;
    const [before, shelf] = [Math.trunc(tier / 3), tier % 3];
    const isForeign = foreign[g.codes[doc] as number] as number;
    return before * 12 + isForeign * 6 + shelf * 2 + (special[f.codes[doc] as number] as number);
  });
}

function fromLayers(
  index: MemoryIndex,
  request: SearchRequest,
  docs: DocSet,
  count: number,
  text: TextOrder | undefined,
): number[] {
  const order = index.orders.popularity;
  const left = index.scratch.copy('left', docs);
  const first: number[] = [];
  if (text) {
    const known = Uint32Array.from([...text.classes.keys()].filter((doc) => hasDoc(docs, doc)));
    for (const doc of known) removeDoc(left, doc);
    first.push(...picked(order, keysOf(order, known, tiersOf(index, request, known, text)), count));
  }
  const { here, store, column } = stockOf(index, request);
  const shelves = [here, store].flatMap((value) =>
    value === undefined ? [] : [column.docsWith(value, index.size)],
  );
  for (const within of text ? [[text.docs], []] : [[]]) {
    for (const layer of [...shelves.map((shelf) => [...within, shelf]), within]) {
      if (first.length >= count) return first;
      const docsOfLayer = index.scratch.copy('layer', left);
      for (const set of layer) intersect(docsOfLayer, set);
      subtract(left, docsOfLayer);
      first.push(...firstOf(index, order, docsOfLayer, count - first.length));
    }
  }
  return first;
}

function firstOf(index: MemoryIndex, order: SortOrder, docs: DocSet, count: number): number[] {
  const size = sizeOf(docs);
  if (size >= index.size / 32) return walked(order, docs, count);
  return picked(order, keysOf(order, listOf(index, docs), null), count);
}

/** Until the next list. */
function listOf(index: MemoryIndex, docs: DocSet): Uint32Array {
  return docsOf(docs, index.scratch.list('ordered', index.capacity));
}

function stockOf(index: MemoryIndex, { storeId, locationId }: SearchRequest) {
  const column = index.layerOf(storeId).shelves;
  return { column, here: column.values.get(String(locationId)), store: column.values.get('store') };
}

/** Tier and place in one number, exact in a double. */
function keysOf(order: SortOrder, docs: Uint32Array, tiers: Uint8Array | null): Float64Array {
  const { length } = order.sequence;
  const keys = new Float64Array(docs.length);
  for (let i = 0; i < docs.length; i++) {
    keys[i] = (tiers?.[i] ?? 0) * length + (order.position[docs[i] as number] as number);
  }
  return keys;
}

function picked(order: SortOrder, keys: Float64Array, count: number): number[] {
  const { length } = order.sequence;
  return Array.from(smallest(keys, count), (key) => order.sequence[key % length] as number);
}

function walked({ sequence }: SortOrder, docs: DocSet, count: number): number[] {
  const first: number[] = [];
  for (let i = 0; i < sequence.length && first.length < count; i++) {
    const doc = sequence[i] as number;
    if (hasDoc(docs, doc)) first.push(doc);
  }
  return first;
}
