import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readFolderAddresses } from './addresses.ts';
import { shopFolder } from './bench-shop.ts';
import { fetchRaw } from './initial-files.ts';
import { measure, median } from './measure.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';
import { serveShop } from './serve-shop.ts';

const starts = 3;

const options = readOptions(process.argv.includes('--full') ? 100_000 : 20_000);
const dataDir = await shopFolder(options, options.titles);
const { covers, items } = await readFolderAddresses(dataDir);
// Sizes that other benchmarks have made already.
rmSync(join(dataDir, 'sized'), { recursive: true, force: true });
const rows: Row[] = [];

say('starting the shop …');
const ready: number[] = [];
const firstPage: number[] = [];
for (let i = 0; i < starts; i++) {
  const shop = await serveShop({ dataDir });
  ready.push(shop.readyAfterMs);
  firstPage.push((await measure(1, 1, () => expectOk(`${shop.origin}${items[0]}`))).p50);
  if (i < starts - 1) {
    await shop.stop();
    continue;
  }
  rows.push(
    { what: 'start on an existing database', values: [median(ready)], unit: 'ms' },
    { what: 'first item page after the start', values: [median(firstPage)], unit: 'ms' },
    { what: 'resident memory after the start', values: [(await shop.memory()) / 1e6], unit: 'MB' },
  );
  for (const [format, width] of [
    ['avif', 240],
    ['webp', 240],
    ['jpg', 240],
    ['avif', 720],
  ] as const) {
    const ask = (n: number) => expectOk(`${shop.origin}${covers[n % covers.length]}/${width}.${format}`);
    const made = await measure(1, 30, ask);
    const kept = await measure(1, 30, ask);
    rows.push(
      { what: `cover, ${format} ${width}, made: p50 / p95`, values: [made.p50, made.p95], unit: 'ms' },
      { what: `cover, ${format} ${width}, kept: p50 / p95`, values: [kept.p50, kept.p95], unit: 'ms' },
    );
  }
  await shop.stop();
}
report({
  name: 'start',
  title: 'Start and first covers',
  setup: { engine: 'pglite', titles: options.titles },
  rows,
});

async function expectOk(url: string): Promise<void> {
  const { status } = await fetchRaw(url);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
}
