import { expect, test } from 'vitest';
import { docSet, hasDoc } from './doc-set.ts';
import { FacetSetCache } from './facet-set-cache.ts';
import { ValueColumn } from './value-column.ts';

test('all stores together keep no more than the budget, the most recently used sets stay', () => {
  const sets = new FacetSetCache(10 * docSet(3200).byteLength);
  const stores = Array.from({ length: 50 }, (_, id) => sets.forColumn(`shelves ${id}`));
  for (const store of stores) store.keep(1, docSet(3200));
  const kept = stores.filter((store) => store.peek(1));
  expect(kept).toEqual(stores.slice(40));

  stores[40]?.use(1);
  stores[0]?.keep(2, docSet(3200));
  expect(stores[40]?.peek(1)).toBeDefined();
  expect(stores[41]?.peek(1)).toBeUndefined();
});

test('columns of one name in two stores do not share sets', () => {
  const sets = new FacetSetCache();
  const [one, other] = [sets.forColumn('shelves 1'), sets.forColumn('shelves 11')];
  one.keep(11, docSet(32));
  expect(other.peek(11)).toBeUndefined();
  expect(other.peek(1)).toBeUndefined();
  one.clear();
  expect(one.isEmpty).toBe(true);
  expect(one.use(11)).toBeUndefined();
});

test('a kept set follows its titles, also after it was dropped and read again', () => {
  const sets = new FacetSetCache(docSet(64).byteLength);
  const column = new ValueColumn(64, sets.forColumn('f'));
  const has = (name: string, doc: number) => hasDoc(column.docsWith(column.values.get(name) ?? -1, 64), doc);
  column.setValues(3, 'paper', () => ['paper']);
  column.setValues(4, 'cloth', () => ['cloth']);
  expect(has('paper', 3)).toBe(true);
  column.setValues(5, 'paper', () => ['paper']);
  expect(has('paper', 5)).toBe(true);
  // The budget holds one set: asking for the other drops the first.
  expect(has('cloth', 4)).toBe(true);
  column.setValues(5, 'cloth', () => ['cloth']);
  expect(has('paper', 5)).toBe(false);
  expect(has('cloth', 5)).toBe(true);
});
