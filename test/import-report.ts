import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an import of a file with this name could not use, as its report says; null when there is no report. */
export function importReport(dataDir: string, name: string): string | null {
  const folder = join(dataDir, 'imports');
  const file = existsSync(folder) && readdirSync(folder).find((entry) => entry.startsWith(`${name}-`));
  return file ? readFileSync(join(folder, file), 'utf8') : null;
}
