import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SecretKey } from '../process/secret-key.ts';

/** Tells one key from another without giving it away. */
export const keyPrint = (key: Pick<SecretKey, 'derive'>): string =>
  key.derive('fingerprint', '').slice(0, 16);

/** The key that a backup takes along: the file of the data folder. '' before one is made, or where SECRET_KEY is set. */
export function secretFileOf({ DATA_DIR, SECRET_KEY }: { DATA_DIR: string; SECRET_KEY: string }): string {
  const file = join(DATA_DIR, 'secret.key');
  return !SECRET_KEY && existsSync(file) ? readFileSync(file, 'utf8') : '';
}
