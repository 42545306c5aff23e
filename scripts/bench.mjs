// `npm run bench`: measures the shop against the budgets of the architecture; prints a table per benchmark and writes
// bench/results/. `npm run bench -- catalogue` (or bundle, lighthouse, works, pages, http, soak, orders, money, killed, outage, import, alerts, lists, events, start, search, login, crawl) runs one part.
//   --full         the large catalogues: 100,000 titles on PGlite and PostgreSQL, a million on PostgreSQL (long)
//   --titles=5000  another size
//   --catalogue=/folder  search: judges a folder of catalogue tables (CSV) instead of the demo
//   --folder=/folder   keeps the filled shops there for the next run (those on PostgreSQL stay on that of TEST_DATABASE_URL)
//   --engine=postgres  catalogue: this engine only
//   --minutes=5    soak: how long, instead of 30
//   --runs=500     money: so many simulated runs, instead of 10,000; 0 = only what is measured. killed: so many kills, instead of 25. outage: so many outages, instead of 20
//   --profile      writes a CPU profile of everything that runs, and says where
// A missed budget is shown, not failed: how fast a machine is says nothing about whether the code is right.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { build, install, root } from './prepare.mjs';
import { run, say, stop } from './say.mjs';
import { startTestPostgres } from './test-postgres.mjs';

const parts = [
  'bundle',
  'lighthouse',
  'works',
  'catalogue',
  'pages',
  'http',
  'soak',
  'orders',
  'money',
  'killed',
  'outage',
  'import',
  'following',
  'alerts',
  'lists',
  'events',
  'start',
  'search',
  'login',
  'crawl',
];
const flags = process.argv.slice(2).filter((a) => a.startsWith('--'));
const named = process.argv.slice(2).filter((a) => !a.startsWith('--'));
const unknown = [
  ...named.filter((name) => !parts.includes(name)),
  ...flags.filter(
    (flag) =>
      !/^--(full|profile|titles=\d+|minutes=\d+|runs=\d+|catalogue=.+|folder=.+|engine=(pglite|postgres))$/.test(
        flag,
      ),
  ),
];
if (unknown.length > 0)
  stop(
    `there is no '${unknown[0]}': choose among ${parts.join(', ')}, --full, --titles=N, --catalogue=FOLDER, --folder=FOLDER`,
  );

await install();
await build();

// The soak takes half an hour, so it runs only by name.
const wanted = named.length > 0 ? named : parts.filter((part) => part !== 'soak');
const keptFolder = flags.find((flag) => flag.startsWith('--folder='))?.slice('--folder='.length);
const folder = keptFolder ? resolve(keptFolder) : mkdtempSync(join(tmpdir(), 'handsell-bench-'));
mkdirSync(folder, { recursive: true });
if (named.length === 1 && named[0] === 'catalogue' && !flags.some((flag) => flag.startsWith('--titles=')))
  flags.push('--full');
// Stays, for the one who measures.
const profiles = flags.includes('--profile') ? mkdtempSync(join(tmpdir(), 'handsell-profiles-')) : '';
const profiled = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];
if (profiles) say(`CPU profiles go to ${profiles}`);
// The parts end by themselves on Ctrl+C; what they leave behind is removed below.
process.on('SIGINT', () => {});

const needsPostgres =
  wanted.some((part) => /orders|money|killed|import|pages|following|alerts|lists|events|soak/.test(part)) ||
  flags.some((flag) => flag === '--full' || flag === '--engine=postgres');
// As a shop would run it: every commit reaches the disk.
const settings = ['fsync=on', 'shared_buffers=1GB', 'max_wal_size=4GB'];
const postgres = needsPostgres
  ? await startTestPostgres(settings).catch((e) => say(`no PostgreSQL could be started: ${e.message}`))
  : undefined;
const browser = wanted.includes('lighthouse') ? await findBrowser() : null;
let failed = 0;
try {
  for (const part of wanted) {
    const code = await run(process.execPath, [...profiled, '--import', 'tsx', `bench/${part}.ts`, ...flags], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BENCH_DIR: folder,
        BENCH_PROFILES: profiles,
        BENCH_DATABASE_URL: postgres?.url ?? '',
        ...(browser ? { CHROME_PATH: browser } : {}),
      },
    });
    if (code === 0) continue;
    failed += 1;
    say(`the benchmark '${part}' could not be run; its own message is above.`);
    if (code === 130) break;
  }
} finally {
  await postgres?.stop();
  if (!keptFolder) rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
