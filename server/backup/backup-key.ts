import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyPrint } from '../process/secret-key.ts';

/** What a backup keeps of the secret key: the file of the data folder, unless SECRET_KEY is set, and what the key is known by. */
export function backupKey({ DATA_DIR, SECRET_KEY }: { DATA_DIR: string; SECRET_KEY: string }): {
  secretFile: string;
  keyPrint: string;
} {
  const file = join(DATA_DIR, 'secret.key');
  const secretFile = !SECRET_KEY && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const secret = SECRET_KEY || secretFile.trim();
  return { secretFile, keyPrint: secret && keyPrint(secret) };
}
