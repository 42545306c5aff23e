import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { memoryEnvironment, nodeFlags } from '../../scripts/shop-process.mjs';

const port = Number(process.env.E2E_PORT ?? 3187);
// One data folder for the server and every worker that reads this file.
if (!process.env.E2E_DATA) {
  const made = mkdtempSync(join(tmpdir(), 'handsell-e2e-'));
  process.env.E2E_DATA = made;
  // By then the server has been stopped.
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
}

/** Browser stories against the built shop with its demo data, as a reader meets it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  // The server is already running.
  globalSetup: './stock-up.ts',
  outputDir: '../../test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // Each drives a browser of several processes, and the shop needs its share; but a story waits as long as it computes: on two cores,
  // three take half the time of two.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  forbidOnly: true,
  // Left to `npm test -- whole`: what needs a build of its own, and every second journey to an order.
  grepInvert: process.env.WHOLE ? [] : /@whole/,
  // A machine that stands still for ten seconds is no fault of the shop; the report names who needed it.
  retries: 2,
  reporter: [
    ['line'],
    ...(process.env.REPORT ? [['json', { outputFile: process.env.REPORT }] as ['json', object]] : []),
  ],
  use: {
    baseURL: `http://tidewater.localhost:${port}`,
    // A trace of every story would double its time: TRACE=1 when one fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The pages of a visitor share a process for each shop: starting one costs as much as a page.
        '--renderer-process-limit=1',
        // Stories must not reach the internet. Not by a route, which takes every request of a page through two more
        // processes.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: 'phone*.story.ts', use: { viewport: { width: 1280, height: 900 } } },
    // Only what differs on phones; pages.story.ts checks that every page fits one.
    {
      name: 'phone',
      testMatch: ['phone*.story.ts', 'order.story.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    // As `npm start` runs it, so that its memory is that of a shop. Payment vendors are stand-ins of vendors.story.ts.
    command: `node ${nodeFlags().join(' ')} --import ./test/e2e/to-stand-ins.mjs build/node/main.js`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    // While stories are written: E2E_DATA and E2E_PORT of a shop that runs already.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ...memoryEnvironment,
      ...(process.env as Record<string, string>),
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA,
      DATABASE_URL: '',
      BASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'error',
      DEV_PAGES: '1',
      // Each story uses its own client address (shop.ts): one shared address would hit the rate limit.
      TRUST_PROXY: '1',
    },
  },
});
