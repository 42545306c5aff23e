import { expect, test } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { addDoc, docSet, hasDoc, removeDoc } from './doc-set.ts';
import { SortOrder } from './sort-order.ts';

test('an order that follows changes equals a full sort', () => {
  const capacity = 60;
  const doc = fc.integer({ min: 0, max: capacity - 1 });
  const change = fc.record({ doc, key: fc.integer({ min: 0, max: 9 }), live: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 12 }), { maxLength: 8 }), (rounds) => {
      const keys = new Int32Array(capacity);
      const live = docSet(capacity);
      const order = new SortOrder((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
      order.rebuild(new Uint32Array(0), capacity);
      for (const changes of rounds) {
        for (const c of changes) {
          keys[c.doc] = c.key;
          (c.live ? addDoc : removeDoc)(live, c.doc);
        }
        order.move([...new Set(changes.map((c) => c.doc))], live, capacity);
        const expected = [...keys.keys()]
          .filter((d) => hasDoc(live, d))
          .sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
        expect([...order.sequence]).toEqual(expected);
        expected.forEach((d, position) => {
          expect(order.position[d]).toBe(position);
        });
      }
    }),
  );
});
