import type { SearchRequest } from './backend.ts';
import type { MemoryIndex } from './memory-index.ts';
import { smallest } from './smallest.ts';
import type { SortOrder } from './sort-order.ts';

/**
 * The first `count` of `docs` in the order of the request. `classOf` puts some docs before all others: 0 first
 * (exact titles), then 1, … 3 for the rest; only the default order uses it.
 */
export function firstDocs(
  index: MemoryIndex,
  request: SearchRequest,
  docs: Uint32Array,
  count: number,
  classOf?: ReadonlyMap<number, number>,
): number[] {
  const { sort } = request;
  if (sort === 'sequence' && request.only) {
    const wanted = new Set(docs);
    const listed = request.only.map((id) => index.docOf(id)).filter((doc) => wanted.has(doc));
    const first = request.byWork ? index.works.firstsOfList(listed) : listed;
    return [...new Set(first)].slice(0, count);
  }
  if (sort === '' || sort === 'sequence') return byStoreThenPopularity(index, request, docs, count, classOf);
  return inOrder(index, index.orders[sort], request, docs, count, null);
}

function byStoreThenPopularity(
  index: MemoryIndex,
  request: SearchRequest,
  docs: Uint32Array,
  count: number,
  classOf: ReadonlyMap<number, number> | undefined,
): number[] {
  const { shelves } = index.layerOf(request.storeId);
  const tierOfCode = shelves.facts.map((shelf) => {
    if (request.locationId !== null && shelf.locations.includes(request.locationId)) return 0;
    return shelf.locations.length ? 1 : 2;
  });
  const { codes } = shelves;
  const tiers = new Uint8Array(docs.length);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number;
    const before = classOf?.size ? (classOf.get(doc) ?? 3) : 0;
    tiers[i] = before * 3 + (tierOfCode[codes[doc] as number] as number);
  }
  return inOrder(index, index.orders.popularity, request, docs, count, tiers);
}

/** The first `count` of `docs`: by `tiers` (per doc of `docs`), within a tier by `order`. */
function inOrder(
  { works, size }: MemoryIndex,
  order: SortOrder,
  { byWork }: SearchRequest,
  docs: Uint32Array,
  count: number,
  tiers: Uint8Array | null,
): number[] {
  if (byWork) return picked(order, works.firsts(docs, keysOf(order, docs, tiers)), count);
  // Few titles: sort their places. Many: walk the whole order and pick, which needs no sorting.
  return docs.length < size / 32
    ? picked(order, keysOf(order, docs, tiers), count)
    : walked(order, docs, count, size, tiers);
}

/** Tier and place in one number, exact in a double. */
function keysOf(order: SortOrder, docs: Uint32Array, tiers: Uint8Array | null): Float64Array {
  const { length } = order.sequence;
  const keys = new Float64Array(docs.length);
  for (let i = 0; i < docs.length; i++) {
    keys[i] = (tiers?.[i] ?? 0) * length + (order.place[docs[i] as number] as number);
  }
  return keys;
}

function picked(order: SortOrder, keys: Float64Array, count: number): number[] {
  const { length } = order.sequence;
  return Array.from(smallest(keys, count), (key) => order.sequence[key % length] as number);
}

function walked(
  order: SortOrder,
  docs: Uint32Array,
  count: number,
  size: number,
  tiers: Uint8Array | null,
): number[] {
  const mark = new Uint8Array(size);
  const present = new Uint8Array(256);
  for (let i = 0; i < docs.length; i++) {
    const tier = 1 + (tiers?.[i] ?? 0);
    mark[docs[i] as number] = tier;
    present[tier] = 1;
  }
  const picked: number[] = [];
  for (let tier = 1; tier < 256 && picked.length < count; tier++) {
    if (present[tier] === 0) continue;
    const { sequence } = order;
    for (let i = 0; i < sequence.length && picked.length < count; i++) {
      const doc = sequence[i] as number;
      if (mark[doc] === tier) picked.push(doc);
    }
  }
  return picked;
}
