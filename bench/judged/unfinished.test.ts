import { expect, test } from 'vitest';
import { openMemoryBackend } from '../../server/search/memory-backend.ts';
import { testDb } from '../../test/database.ts';
import { fillDemo } from './fill.ts';
import { ask } from './score.ts';

/** What shoppers type before they press Enter instead of choosing the first suggestion. */
const unfinished =
  `hobb, agath, master and comm, wizard of ear, pride and prej, harry pot, dun, gatsb, emm, to kill a mock, the nam,
  bel, the bel, moby, persua, brid, left hand of dark, wol, mid, still li, the cat, good, gil, ang, stein, crow,
  the night cir, sing, nine, robi, char`.split(/,\s+/);

test('results have what suggestions find first', async () => {
  const db = await testDb();
  const storeId = await fillDemo(db);
  const backend = await openMemoryBackend(db, { pollMs: 0 });
  await backend.refresh();
  const lost: string[] = [];
  for (const text of unfinished) {
    const [first = 0] = await backend.suggest(storeId, text, 5);
    const results = await ask(backend, storeId, 'title', text);
    if (!results.includes(first)) lost.push(text);
  }
  expect(lost).toEqual([]);
  await backend.close();
});
