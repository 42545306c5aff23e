import { expect, test } from 'vitest';
import { testDb } from '../../../test/database.ts';
import { buildStore, buildTitle } from '../../../test/factories.ts';
import { openSqlBackend } from '../../../test/search/sql-backend.ts';
import type { Db } from '../../db/db.ts';
import { everything } from '../backend.ts';
import { openMemoryBackend } from '../memory-backend.ts';

/** A word that hundreds of titles have, and its many look-alikes. */
async function lookAlikes() {
  const db = await testDb();
  const store = await buildStore(db);
  const statements: { text: string; params: readonly unknown[] }[] = [];
  const listening: Db = {
    ...db,
    query: (text, params = [], name) => {
      statements.push({ text, params });
      return db.query(text, params, name);
    },
  };
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    await buildTitle(db, {
      title: `Mar${letter}in Val${letter}ey Sil${letter}er`,
      author: `Kat${letter}e Brow${letter}`,
    });
  }
  const memory = await openMemoryBackend(listening, { pollMs: 0 });
  await memory.refresh();
  const work = async (ask: () => Promise<unknown>) => {
    statements.length = 0;
    await ask();
    return statements;
  };
  return { listening, store, memory, work };
}

const misspelt = [
  'marzzin',
  'marzzin valzzey',
  'marzzin valzzey silzzer katzze browz mrain vlaley',
  'marzzin valzzey silzzer katzze browz mrain vlaley sliver ktae brwon mraiin vallley',
  `${'marzinvaley'.repeat(30)} silzer`,
  'x'.repeat(400),
];

test.each(misspelt)('however a text is misspelt, its correction asks little: %s', async (text) => {
  const { listening, store, memory, work } = await lookAlikes();
  const backends = { memory, sql: openSqlBackend(listening) };
  for (const [name, backend] of Object.entries(backends)) {
    const request = { ...everything, storeId: store.id, text, limit: 26 };
    for (const ask of [() => backend.search(request), () => backend.suggest(store.id, text, 5)]) {
      const asked = await work(ask);
      // Statements do not grow with the words; the SQL backend also counts its facets.
      expect(asked.length, name).toBeLessThanOrEqual(name === 'memory' ? 12 : 45);
      for (const { text: sql, params } of asked.filter((one) => one.text.includes('as way'))) {
        // Ways to write the text that are looked for at once, titles looked at of each, words looked for in these.
        expect(sql.match(/to_tsquery/g)?.length).toBeLessThanOrEqual(6);
        expect(params[0]).toBeLessThanOrEqual(200);
        expect((params[1] as string[]).length).toBeLessThanOrEqual(12 * 7);
      }
      const lookedUp = asked.filter((one) => one.text.includes('w.word % u.word'));
      for (const { params } of lookedUp) expect((params[0] as string[]).length).toBeLessThanOrEqual(5);
    }
  }
});
