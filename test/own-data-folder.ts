import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Env, readEnv } from '../server/env.ts';

/** Settings of a shop with a data folder of its own, which is deleted when the test is over. */
export function ownDataFolder(): Env {
  const folder = mkdtempSync(join(tmpdir(), 'handsell-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { ...readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), DATA_DIR: folder };
}
