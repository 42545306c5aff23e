import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const hour = 60 * 60 * 1000;
const keptFor = 30 * 24 * hour;

/**
 * Before a build: removes files from builds before the last one, once they are thirty days old. The last build's files stay:
 * a shop that runs during an update, and pages open in browsers, may still request them. `stamp` was written when the last
 * build finished; every build writes its own files again.
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
