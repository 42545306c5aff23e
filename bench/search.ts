import { join } from 'node:path';
import { connect } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import { migrate } from '../server/db/migrate.ts';
import type { SearchBackend } from '../server/search/backend.ts';
import { openMemoryBackend } from '../server/search/memory-backend.ts';
import { fillDemo } from './judged/fill.ts';
import { type Judged, judge, readJudged } from './judged/queries.ts';
import { ask, places, type Score, scores } from './judged/score.ts';
import { queriesOf, readTables, writeTables } from './judged/tables.ts';
import { readOptions } from './options.ts';
import { report, say } from './report.ts';

/** Shares that must be reached, in percent: of the first place, of the first ten, mean reciprocal rank. */
const goals: Partial<Record<Score['kind'], readonly (number | null)[]>> = {
  isbn: [100, 100, 100],
  title: [null, 95, null],
  typo: [null, 90, null],
  slips: [null, 90, null],
  joined: [null, 90, null],
  numbers: [null, 90, null],
  formats: [null, 90, null],
  wordings: [null, 90, null],
};

const options = readOptions();
if (options.catalogue) await measureTables(options.catalogue);
else await measureDemo();
process.exit(0);

async function measureDemo(): Promise<void> {
  const db = await connect({ databaseUrl: '', dataDir: join(options.folder, 'judged-demo') });
  await migrate(db);
  const storeId = await fillDemo(db);
  await measure(db, storeId, await readJudged(db), 'demo');
}

/** A folder of catalogue tables, with queries made from what it holds. */
async function measureTables(folder: string): Promise<void> {
  const db = await connect({ databaseUrl: '', dataDir: join(options.folder, 'judged-tables') });
  await migrate(db);
  const rows = readTables(folder);
  await writeTables(db, rows);
  await measure(db, 1, await judge(db, queriesOf(rows, 80)), 'tables');
}

async function measure(db: Db, storeId: number, judged: Judged[], catalogue: string): Promise<void> {
  const backend = await openMemoryBackend(db, { pollMs: 0 });
  await backend.refresh();
  const found = await places(backend, storeId, judged);
  await showMisses(db, backend, storeId, judged, found);
  report({
    name: `search-${catalogue}`,
    title: 'What search finds: first place / first ten / mean reciprocal rank',
    setup: { catalogue, queries: judged.length },
    rows: scores(judged, found).map(({ kind, queries, ...score }) => ({
      what: `${kind} (${queries})`,
      values: [score.atOne, score.atTen, score.reciprocal].map((share) => share * 100),
      unit: '%',
      limits: goals[kind],
      atLeast: true,
    })),
  });
  await backend.close();
  await db.close();
}

/** Names what was not in the first place, so that the next one who improves the search knows where to look. */
async function showMisses(
  db: Db,
  backend: SearchBackend,
  storeId: number,
  all: readonly Judged[],
  at: readonly number[],
): Promise<void> {
  for (const [i, { kind, query, expected }] of all.entries()) {
    if (at[i] === 1) continue;
    const ids = await ask(backend, storeId, kind, query);
    const [first] = await db.query<{ title: string; author: string }>(
      'select title, author from title where id = $1',
      [ids[0] ?? 0],
    );
    const shown = first ? `${first.title} (${first.author})` : 'nothing';
    say(`${kind}: '${query}' meant ${expected}; place ${at[i] || '–'}, first is ${shown}`);
  }
}
