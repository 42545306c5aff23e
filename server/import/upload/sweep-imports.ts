import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Query } from '../../db/db.ts';
import { importFolder, uploadName } from './files.ts';
import { expireImports, failUnclaimed, readNeededFiles } from './queries.ts';

/** How many days a file waits to be loaded, waits for the machine that it lies on, an unfinished upload is left alone, and rejected rows can be downloaded. */
const keepDays = { ready: 14, unclaimed: 1, upload: 1, rejected: 90 };

const dayMs = 86_400_000;

/** Removes uploads that were never loaded, parts of uploads that broke off, and old rejected rows. */
export async function sweepImports(q: Query, dataDir: string): Promise<void> {
  const folder = importFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  await failUnclaimed(q, keepDays.unclaimed, names);
  if (names.length === 0) return;
  await expireImports(q, keepDays.ready);
  const needed = new Set(await readNeededFiles(q));
  for (const name of names) {
    const [file = '', ...rest] = name.split('.');
    if (!uploadName.test(file) || needed.has(file)) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    const days = rest.length > 0 ? keepDays.rejected : keepDays.upload;
    if (found && Date.now() - found.mtimeMs > days * dayMs) await rm(join(folder, name), { force: true });
  }
}
