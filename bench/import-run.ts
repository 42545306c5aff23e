// One import, in a process of its own so that its memory is its own: bench/import.ts bundles and starts it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { readCsv } from '../server/import/read/csv/read-csv.ts';
import { readOnix } from '../server/import/read/onix/read-onix.ts';
import { saveTitles } from '../server/import/save/save-titles.ts';
import { benchPostgres } from './bench-postgres.ts';
import { readOptions } from './options.ts';

export interface ImportRun {
  kind: 'csv' | 'onix';
  file: string;
  engine: 'pglite' | 'postgres';
  count: number;
}

/** What import.ts reads from the last line of the output. */
export interface ImportFigures {
  perSecond: number;
  /** Most memory beyond the database up to a quarter of the file, and up to its end, in bytes. */
  quarterMemory: number;
  memory: number;
  added: number;
  rejected: number;
}

const run = JSON.parse(process.env.BENCH_IMPORT ?? '{}') as ImportRun;
const options = readOptions();
const { db, close } = await openEmpty();
await migrate(db);

let peak = 0;
let quarterMemory = 0;
const sample = () => {
  peak = Math.max(peak, memoryBeyondDatabase());
};
const timer = setInterval(sample, 20);
const started = performance.now();
const reads = run.kind === 'csv' ? (await readCsv(run.file)).rows : readOnix(run.file);
const summary = await saveTitles(db, reads, {
  onRejected: ({ line, reason }) => process.stderr.write(`line ${line}: ${reason}\n`),
  onProgress: ({ added }) => {
    sample();
    if (added <= run.count / 4) quarterMemory = peak;
  },
});
const tookMs = performance.now() - started;
clearInterval(timer);
await close();

const figures: ImportFigures = {
  perSecond: (summary.added / tookMs) * 1000,
  quarterMemory,
  memory: peak,
  added: summary.added,
  rejected: summary.rejected,
};
process.stdout.write(`${JSON.stringify(figures)}\n`);

/**
 * PGlite's memory is this process's own, so there this thread's is counted; beside a PostgreSQL the whole process, Node
 * itself included.
 */
function memoryBeyondDatabase(): number {
  const { rss, heapTotal, external } = process.memoryUsage();
  return run.engine === 'pglite' ? heapTotal + external : rss;
}

async function openEmpty() {
  if (run.engine === 'postgres') {
    return benchPostgres(options);
  }
  const dataDir = join(options.folder, `import-${run.kind}`);
  const db = await connect({ databaseUrl: '', dataDir });
  const close = async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, close };
}
