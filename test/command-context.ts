import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { CommandContext } from '../cli/command.ts';
import type { Db } from '../server/db/db.ts';
import { memoryImages } from '../server/providers/images/memory-images.ts';

/** The test's database, which stays open when a command closes it. */
export const keptOpen = (db: Db) => async (): Promise<Db> => ({ ...db, close: async () => {} });

/**
 * What a command is given in a test: images in memory, no web, and an empty folder into which `write` puts files; `printed`
 * are the lines that it wrote. `given` is what the test is about.
 */
export function commandContext(given: Pick<CommandContext, 'openDb'> & Partial<CommandContext>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'handsell-cli-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const printed: string[] = [];
  const context: CommandContext = {
    openImages: memoryImages,
    openWeb: () => ({ read: async () => ({ reason: 'There is no web in this test.' }) }),
    coverHost: '',
    dataDir,
    settings: { MAIL_FROM: '', BASE_URL: '', PORT: 3000, SECRET_KEY: '', S3_URL: '' },
    terminal: { print: (line) => printed.push(line), isInteractive: false },
    ask: (question) => Promise.reject(new Error(`This test has no answer to '${question}'.`)),
    signal: new AbortController().signal,
    ...given,
  };
  const write = (name: string, content: string | Buffer) => {
    const file = join(dataDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  return { context, dataDir, printed, write };
}
