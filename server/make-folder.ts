import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it; one that is there already is left as it is. Throws the error of the system. Node's own
 * recursive `mkdirSync` never returns where a folder that exists answers ENOENT to a new one, as /proc does.
 */
export function makeFolder(dir: string, mode = 0o777): void {
  try {
    mkdirSync(dir, { mode });
  } catch (e) {
    const code = (e as NodeJS.ErrnoException).code;
    if (code !== 'ENOENT' && statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
    const above = dirname(dir);
    if (code !== 'ENOENT' || existsSync(above)) throw e;
    makeFolder(above, mode);
    makeFolder(dir, mode);
  }
}
