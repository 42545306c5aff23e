import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

/** The database, what it is locked and opened with, reports of imports, and pictures that are made again by themselves. */
const left = new Set(['pglite', 'handsell.lock', 'secret.key', 'imports', 'sized']);
/** A picture that is being written. */
const unfinished = /\.\d+-\d+$/;

/** The files of DATA_DIR that belong in a backup: covers, pages of books, pictures. Paths with '/', relative to it. */
export function dataFiles(dataDir: string, backup: string): string[] {
  if (!existsSync(dataDir)) return [];
  // Backups kept within the folder are not packed into each other.
  const [ownFolder = ''] = relative(dataDir, backup).split(sep);
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !unfinished.test(entry.name))
    .map((entry) => relative(dataDir, join(entry.parentPath ?? entry.path, entry.name)).split(sep))
    .filter(([top = '']) => !left.has(top) && top !== ownFolder && !top.startsWith(`${basename(backup)}.`))
    .map((parts) => parts.join('/'))
    .sort();
}
