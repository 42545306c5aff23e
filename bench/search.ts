import { join } from 'node:path';
import { demoTitles } from '../demo/catalogue/facts.ts';
import { connect } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import { migrate } from '../server/db/migrate.ts';
import type { SearchBackend } from '../server/search/backend.ts';
import { openMemoryBackend } from '../server/search/memory-backend.ts';
import { fillDemo } from './judged/fill.ts';
import { halvesOf } from './judged/halves.ts';
import { mechanicalQueries } from './judged/mechanical.ts';
import { type Judged, judge, readJudged } from './judged/queries.ts';
import { ask, ranks, type Score, scores } from './judged/score.ts';
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
  const made = mechanicalQueries(
    demoTitles()
      .filter((title) => title.language === 'eng' && title.authors[0])
      .map(({ isbn, title, authors, description }) => ({
        isbn,
        title,
        author: authors[0]?.name ?? '',
        description,
      })),
  );
  const { development, report } = halvesOf([...(await readJudged(db)), ...(await judge(db, made))]);
  await measure(db, storeId, 'demo', { development, report, readers: await readJudged(db, 'readers') });
}

/** A folder of catalogue tables, with queries made from what it holds. */
async function measureTables(folder: string): Promise<void> {
  const db = await connect({ databaseUrl: '', dataDir: join(options.folder, 'judged-tables') });
  await migrate(db);
  const rows = readTables(folder);
  await writeTables(db, rows);
  await measure(db, 1, 'tables', { ...halvesOf(await judge(db, queriesOf(rows, 80))) });
}

async function measure(
  db: Db,
  storeId: number,
  catalogue: string,
  parts: Record<string, Judged[]>,
): Promise<void> {
  const backend = await openMemoryBackend(db, { pollMs: 0 });
  await backend.refresh();
  const rows = [];
  for (const [part, judged] of Object.entries(parts)) {
    const found = await ranks(backend, storeId, judged);
    // Do not look at the others while changing a rule.
    if (part === 'development') await showMisses(db, backend, storeId, judged, found);
    for (const { kind, queries, ...score } of scores(judged, found)) {
      rows.push({
        what: `${part}: ${kind} (${queries})`,
        values: [score.atOne, score.atTen, score.reciprocal].map((share) => share * 100),
        unit: '%',
        limits: part === 'readers' ? undefined : goals[kind],
        atLeast: true,
      });
    }
  }
  report({
    name: `search-${catalogue}`,
    title: 'What search finds: first place / first ten / mean reciprocal rank',
    setup: { catalogue, queries: Object.values(parts).flat().length },
    rows,
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
