import { expect, test } from 'vitest';
import { type Link, serialDb } from './serial-db.ts';

/** Each microtask between the end of a transaction and the next one, asked by the same caller. */
const microtasks = Array.from({ length: 12 }, (_, n) => n);

test.each(microtasks)(
  'a query that waited for a transaction stays out of the next, %i ticks on',
  async (ticks) => {
    const sent: string[] = [];
    const link: Link = {
      async query(text) {
        sent.push(text);
        return [];
      },
      async exec(text) {
        sent.push(text);
      },
      async close() {},
    };
    const db = serialDb(link);
    const first = db.tx((q) => q.query('first'));
    const waiting = db.exec('vacuum');
    await first;
    for (let n = 0; n < ticks; n += 1) await null;
    await db.tx((q) => q.query('second'));
    await waiting;
    expect(sent).toEqual(['begin', 'first', 'commit', 'vacuum', 'begin', 'second', 'commit']);
  },
);
