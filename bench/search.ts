import { join } from 'node:path';
import { connect } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { openMemoryBackend } from '../server/search/memory-backend.ts';
import { fillDemo } from './judged/fill.ts';
import { type Judged, readJudged } from './judged/queries.ts';
import { ask, places, type Score, scores } from './judged/score.ts';
import { readOptions } from './options.ts';
import { report, say } from './report.ts';

/** Shares that must be reached, in percent: of the first place, of the first ten, mean reciprocal rank. */
const goals: Partial<Record<Score['kind'], readonly (number | null)[]>> = {
  isbn: [100, 100, 100],
  title: [null, 95, null],
  typo: [null, 90, null],
};

const options = readOptions();
const db = await connect({ databaseUrl: '', dataDir: join(options.folder, 'judged-demo') });
await migrate(db);
const storeId = await fillDemo(db);
const backend = await openMemoryBackend(db, { pollMs: 0 });
await backend.refresh();
const judged = await readJudged(db, 'demo.tsv');
const found = await places(backend, storeId, judged);
await showMisses(judged, found);
report({
  name: 'search-demo',
  title: 'What search finds: first place / first ten / mean reciprocal rank',
  setup: { catalogue: 'demo', queries: judged.length },
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
process.exit(0);

/** Names what was not in the first place, so that the next one who improves the search knows where to look. */
async function showMisses(all: readonly Judged[], at: readonly number[]): Promise<void> {
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
