import { execFile } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { writeCsv, writeOnix } from './import-files.ts';
import type { ImportFigures, ImportRun } from './import-run.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';

/** Products a second; MB beyond the database (architecture §6). */
const budgets = { pglite: 1500, postgres: 3000, memory: 300 };

const options = readOptions(process.argv.includes('--full') ? 100_000 : 20_000);
const engines = options.postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const);
const rows: Row[] = [];
// Bundled as the shop itself is: a loader of TypeScript would count as the import's memory.
const script = fileURLToPath(new URL('../build/node/bench-import.js', import.meta.url));
await build({
  entryPoints: [fileURLToPath(new URL('import-run.ts', import.meta.url))],
  outfile: script,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
});
for (const kind of ['csv', 'onix'] as const) {
  const file = join(options.folder, `titles.${kind === 'csv' ? 'csv' : 'xml'}`);
  await (kind === 'csv' ? writeCsv : writeOnix)(file, options.titles);
  const megabytes = Math.round(statSync(file).size / 1e6);
  for (const engine of engines) {
    say(`${kind} of ${megabytes} MB into ${engine} …`);
    const figures = await runImport({ kind, file, engine, count: options.titles });
    const what = `${kind.toUpperCase()} into ${engine}`;
    rows.push(
      { what, values: [figures.perSecond], unit: 'products/s', limits: [budgets[engine]], atLeast: true },
      {
        what: `${what}: most memory beyond the database`,
        values: [figures.memory / 1e6],
        unit: 'MB',
        limits: [budgets.memory],
      },
      { what: `${what}: the same after a quarter`, values: [figures.quarterMemory / 1e6], unit: 'MB' },
    );
  }
}
rmSync(script);
report({
  name: `import-${options.titles}`,
  title: 'Catalogue import into an empty shop',
  setup: { products: options.titles },
  rows,
});

async function runImport(run: ImportRun): Promise<ImportFigures> {
  const profile = options.profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${options.profileFolder}`] : [];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...profile, script], {
    env: { ...process.env, BENCH_IMPORT: JSON.stringify(run) },
  });
  const read = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as ImportFigures;
  if (read.added !== run.count)
    throw new Error(`${read.added} of ${run.count} products were added. ${stderr.slice(0, 2000)}`);
  return read;
}
