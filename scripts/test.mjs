// `npm test`: everything that must hold, in the order of what fails fastest. Ends with 'N passed, N failed'.
// `npm test -- unit` (or types, lint, imports, unused, conformance, language, postgres, browser, browsers) runs one part.
// `npm test -- whole` runs on both engines what touches the database, and in both demo shops what they do alike.
// `npm test -- nodes` runs the quick tests on every version of Node that we support; npm downloads each of them first.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, root } from './prepare.mjs';
import { run, say, stop } from './say.mjs';
import { readPlaywright, readVitest } from './test-report.mjs';

await install();

// On Ctrl+C the running commands end by themselves; what they leave behind, above all a database server, is removed
// below.
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopped = true;
  });
}

const isWhole = process.argv.includes('whole');
const only = process.argv.slice(2).filter((part) => part !== 'whole');
const wants = (part) => !stopped && (only.length === 0 || only.includes(part));
const reports = mkdtempSync(join(tmpdir(), 'handsell-test-'));
let passed = 0;
let failed = 0;
const failures = [];
const unsteady = [];
/** Parts that this machine cannot run: named at the end, neither passed nor failed. */
const missing = [];

/** A check that passes or fails as a whole. */
async function check(part, title, command, args) {
  if (!wants(part)) return;
  say(`${title} …`);
  const code = await run(command, args, { cwd: root });
  if (code === 0) passed += 1;
  else failed += 1;
  if (code !== 0) failures.push(title);
}

/** A test runner with a JSON report. A run that fails without counting a failure counts as one. */
async function suite(part, title, args, env, read) {
  if (!wants(part)) return;
  say(`${title} …`);
  const report = join(mkdtempSync(join(reports, part)), 'report.json');
  const code = await run('npx', [...args(report)], {
    cwd: root,
    env: { ...process.env, ...env, REPORT: report },
  });
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, failures: [] };
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) {
    counts.failed = 1;
    counts.failures.push(`${title}: ended with code ${code} after ${counts.passed} tests`);
  }
  failures.push(...counts.failures);
  unsteady.push(...(counts.unsteady ?? []));
  passed += counts.passed;
  failed += counts.failed;
  say(`${title}: ${counts.passed} passed, ${counts.failed} failed`);
}

const vitest = (report, command = ['run']) => [
  'vitest',
  ...command,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/**
 * The server's tests that open a database, by path.
 * 'vitest related' would ask for the same, but walks all imports once per test: more than 4 GB for this many.
 */
async function testsWithDatabase() {
  const graph = join(reports, 'imports.json');
  const code = await run(
    'npx',
    [
      'depcruise',
      ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--output-to', graph],
      ...['--reaches', '^test/database\\.ts$', 'server', 'test'],
    ],
    { cwd: root },
  );
  const modules = code === 0 ? JSON.parse(readFileSync(graph, 'utf8')).modules : [];
  return modules.map((module) => module.source).filter((path) => /^server\/.*\.test\.tsx?$/.test(path));
}

/** A server for the tests, or undefined, which counts as a failure. */
async function postgresForTests() {
  const { startTestPostgres } = await import('./test-postgres.mjs');
  return startTestPostgres().catch((e) => {
    say(`no PostgreSQL could be started: ${e.message}`);
    failed += 1;
    failures.push('server tests on PostgreSQL');
  });
}

/** Calls, the database, and what depends on native code, WebAssembly or threads. */
const quickTests = [
  'contract',
  'server/call',
  'server/image',
  'server/isbn-file',
  'server/account/passwords',
];

await check('types', 'checking types', 'npm', ['run', '--silent', 'typecheck']);
await check('lint', 'checking style', 'npm', ['run', '--silent', 'lint']);
await check('imports', 'checking imports', 'npm', ['run', '--silent', 'imports']);
await check('unused', 'looking for unused code', 'npm', ['run', '--silent', 'unused']);
const conformance = ['run', '--silent', 'conformance', '--', '--check'];
await check('conformance', 'checking requirement codes', 'npm', conformance);
await check('language', 'checking comments and commit subjects', 'npm', ['run', '--silent', 'language']);

const postgres = wants('postgres') && (await postgresForTests());
const tests = postgres ? await testsWithDatabase() : [];
/**
 * Tests of the database itself run on both engines. The others run on PostgreSQL alone, as the browser tests run all of the shop on
 * PGlite.
 */
const once = isWhole ? [] : tests.filter((path) => !/^server\/(db|changes|jobs|search)\//.test(path));
const elsewhere = once.flatMap((path) => ['--exclude', path]);
await suite(
  'unit',
  'unit and API tests on PGlite',
  (report) => vitest(report, ['run', ...elsewhere]),
  { TEST_DATABASE_URL: '' },
  readVitest,
);
// Only when it is named: it needs the network.
if (only.includes('nodes')) {
  for (const version of ['20.19', '22', '24', '26']) {
    const vitestOnNode = (report) => [
      ...['--yes', `node@${version}`, 'node_modules/vitest/vitest.mjs'],
      ...vitest(report).slice(1),
      ...quickTests,
    ];
    await suite(
      'nodes',
      `quick tests on Node ${version}`,
      vitestOnNode,
      { TEST_DATABASE_URL: '' },
      readVitest,
    );
  }
}
if (postgres) {
  if (tests.length === 0) {
    failed += 1;
    failures.push('server tests on PostgreSQL: none was found');
  } else {
    const title = `server tests on ${postgres.what}`;
    const env = { TEST_DATABASE_URL: postgres.url };
    await suite('postgres', title, (report) => vitest(report, ['run', ...tests]), env, readVitest);
  }
  await postgres.stop();
}
if (wants('browser')) {
  await build();
  const { findBrowser } = await import('./find-browser.mjs');
  // Chromium without a desktop around it: the stories take a third less time.
  const browser = await findBrowser(['/usr/bin/chromium-headless-shell']);
  if (!browser) {
    say('no browser: install Chromium or Chrome, or set CHROME_PATH to one');
    failed += 1;
    failures.push('browser tests');
  } else {
    const playwright = () => ['playwright', 'test', '--config=test/e2e/playwright.config.ts'];
    const env = { CHROME_PATH: browser, WHOLE: isWhole ? '1' : '' };
    await suite('browser', 'browser tests', playwright, env, readPlaywright);
  }
}
if (wants('browsers')) {
  await build();
  const { findFirefox, findWebKit } = await import('./find-other-browsers.mjs');
  const firefox = await findFirefox();
  const webKit = findWebKit();
  if (!firefox) missing.push('Firefox (Debian: firefox-esr)');
  if (!webKit) missing.push('WebKit (Debian: webkit2gtk-driver xvfb)');
  if (firefox || webKit) {
    const journeys = (report) => [...vitest(report), '--config=test/browsers/vitest.config.ts'];
    const env = { FIREFOX_PATH: firefox ?? '', WEBKIT_PATHS: webKit ? JSON.stringify(webKit) : '' };
    await suite('browsers', 'journeys in Firefox and WebKit', journeys, env, readVitest);
  }
}

rmSync(reports, { recursive: true, force: true });
if (stopped) process.exit(130);
if (passed + failed + missing.length === 0) stop(`there is no part '${only.join(' ')}'`);
// At the end, where people who read only the last lines find them.
for (const story of unsteady) say(`PASSED ONLY WHEN TRIED AGAIN: ${story}`);
for (const browser of missing) say(`not tested in ${browser}: not found on this machine`);
for (const failure of failures) say(`FAILED ${failure}`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
