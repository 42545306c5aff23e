import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a file for a test and returns its path; `remove` it when the test is over. */
export function temporaryFile(
  content: string | Buffer,
  name = 'books.csv',
): { path: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'handsell-import-'));
  const path = join(folder, name);
  writeFileSync(path, content);
  return { path, remove: () => rmSync(folder, { recursive: true }) };
}
