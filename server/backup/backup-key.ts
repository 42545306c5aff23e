import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SecretKey } from '../process/secret-key.ts';

/** Tells one key from another without giving it away. */
export const keyPrint = (key: Pick<SecretKey, 'derive'>): string =>
  key.derive('fingerprint', '').slice(0, 16);

/** The print of a key that is given as text. */
export type PrintOf = (key: string) => string;

/** The file of the key that an installation has made for itself. */
export const keyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/** A restored key, until the database that it opens is committed. */
export const readyKeyFile = (dataDir: string): string => `${keyFile(dataDir)}.restored`;

/** The key in use: SECRET_KEY, else that of the data folder; '' before one is made. */
export const presentKey = (env: { DATA_DIR: string; SECRET_KEY: string }): string =>
  env.SECRET_KEY || secretFileOf(env).trim();

/** The key that a backup takes along: the file of the data folder. '' before one is made, or where SECRET_KEY is set. */
export function secretFileOf({ DATA_DIR, SECRET_KEY }: { DATA_DIR: string; SECRET_KEY: string }): string {
  const file = keyFile(DATA_DIR);
  return !SECRET_KEY && existsSync(file) ? readFileSync(file, 'utf8') : '';
}
