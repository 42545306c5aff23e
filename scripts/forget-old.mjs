import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const hour = 60 * 60 * 1000;
const keptFor = 30 * 24 * hour;

/**
 * Before a folder is built anew: removes what is left of builds before the last one, once it is thirty days old. The files of
 * the last build stay, for a shop that runs on while it is updated, and pages open in browsers, may ask for what they have
 * not loaded yet. `stamp` was written when the last build was done; every build writes its own files anew.
 */
export function forgetOld(folder, stamp) {
  if (!existsSync(stamp)) return;
  const before = Math.min(statSync(stamp).mtimeMs - hour, Date.now() - keptFor);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (statSync(file).mtimeMs < before) rmSync(file);
  }
}
