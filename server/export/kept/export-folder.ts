import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const exportFolder = (dataDir: string): string => join(dataDir, 'exports');

/** Where an export lies, by the name that the shop gave it. */
export const exportPath = (dataDir: string, file: string): string => join(exportFolder(dataDir), file);

/** A file that a job writes. Of a job that goes on though another has begun again, it is another one. */
export const unfinishedPath = (dataDir: string, file: string, attempt: number): string =>
  join(exportFolder(dataDir), `.${attempt}-${file}`);

/** Deletes what earlier attempts have left: their jobs died, or go on with a file that is no longer wanted. */
export async function dropUnfinished(dataDir: string, file: string, attempt: number): Promise<void> {
  for (let before = 1; before < attempt; before += 1)
    await rm(unfinishedPath(dataDir, file, before), { force: true });
}

/** What no export lists any more waits so long: a file may be there before its row says so. */
const hourMs = 3_600_000;

/** Deletes what lies in the folder and belongs to no export: it was deleted, is too old, or a job that died left it. */
export async function sweepExports(dataDir: string, known: ReadonlySet<string>, now: Date): Promise<void> {
  const folder = exportFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (known.has(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > hourMs) await rm(path, { force: true });
  }
}
