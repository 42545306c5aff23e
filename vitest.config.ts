import { availableParallelism } from 'node:os';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig } from 'vitest/config';
import { messageOptions } from './scripts/message-options.mjs';

export default defineConfig({
  plugins: [paraglideVitePlugin(messageOptions)],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'build', 'data', 'test/e2e/**'],
    environment: 'node',
    globalSetup: './test/drop-databases.ts',
    pool: 'forks',
    maxWorkers: Math.max(2, availableParallelism()),
    // Opening a database and loading the shop's code take longer than most files of tests: those of a process share them.
    // A test therefore leaves nothing behind in a module, a global or the schema.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // In a run that reports: it names who needed it.
    retry: process.env.REPORT ? 1 : 0,
    reporters: ['default'],
  },
});
