import { type BenchShop, openOnPglite, openOnPostgres } from './bench-shop.ts';
import { callsPerRow, measureShop } from './catalogue-rows.ts';
import { readOptions } from './options.ts';
import { type Row, report } from './report.ts';

const options = readOptions();

const isLarge = options.full && !options.isSizeGiven;
if (options.engine !== 'postgres') {
  const titles = isLarge ? 100_000 : options.titles;
  await measureOn(() => openOnPglite(options, titles), titles);
}
if (options.engine !== 'pglite' && options.postgres) {
  for (const titles of isLarge ? [100_000, 1_000_000] : [options.titles])
    await measureOn(() => openOnPostgres(options, titles), titles);
}
// As main.ts ends: a timer of the job queue must not keep this process.
process.exit(0);

async function measureOn(open: () => Promise<BenchShop>, titles: number): Promise<void> {
  const bench = await open();
  try {
    const rows = [...(await measureShop(bench)), ...sizes(bench)];
    const { engine } = bench.db;
    report({
      name: `catalogue-${engine}-${titles}`,
      title: 'Page data through dispatch, in process: p50 / p95',
      setup: { engine, titles, 'calls per row': callsPerRow },
      rows,
    });
  } finally {
    await bench.close();
  }
}

function sizes({ fill, startMs, indexBytes }: BenchShop): Row[] {
  return [
    { what: 'writing the catalogue', values: [fill.writeMs / 1000], unit: 's' },
    { what: 'learning its words', values: [fill.learnMs / 1000], unit: 's' },
    { what: 'reading it into memory at the start', values: [startMs / 1000], unit: 's' },
    { what: 'memory of the index', values: [indexBytes / 1e6], unit: 'MB' },
    { what: 'resident memory afterwards', values: [process.memoryUsage().rss / 1e6], unit: 'MB' },
    { what: 'database', values: [fill.bytes / 1e6], unit: 'MB' },
  ];
}
