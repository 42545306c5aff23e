import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3187);
// One data folder for the server and every worker that reads this file.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'handsell-e2e-'));

/** Browser stories against the built shop with its demo data, as a reader meets it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [
    ['line'],
    ...(process.env.REPORT ? [['json', { outputFile: process.env.REPORT }] as ['json', object]] : []),
  ],
  use: {
    baseURL: `http://tidewater.localhost:${port}`,
    trace: 'retain-on-failure',
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
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: {
    command: 'node build/node/main.js',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ...(process.env as Record<string, string>),
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA,
      DATABASE_URL: '',
      BASE_URL: '',
      LOG_LEVEL: 'error',
      DEV_PAGES: '1',
    },
  },
});
