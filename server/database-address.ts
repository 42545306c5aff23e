import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a shop that has moved keeps the address of its PostgreSQL. `readEnv` takes it where DATABASE_URL is not set. */
export const addressFile = (dataDir: string): string => join(dataDir, 'database.url');
const readyFile = (dataDir: string): string => `${addressFile(dataDir)}.ready`;

/** Writes the address down for `keepAddress`. Throws where the folder cannot be written. */
export function readyAddress(dataDir: string, url: string): void {
  writeFileSync(readyFile(dataDir), `${url}\n`, { mode: 0o600, flush: true });
}

/** From now on, also after a loss of power, the shop of this folder is the one at the address that was written down. */
export function keepAddress(dataDir: string): void {
  renameSync(readyFile(dataDir), addressFile(dataDir));
  syncFolder(dataDir);
}

/** The shop of this folder is again the one in its built-in database. */
export function forgetAddress(dataDir: string): void {
  rmSync(readyFile(dataDir), { force: true });
  rmSync(addressFile(dataDir), { force: true });
  syncFolder(dataDir);
}

function syncFolder(folder: string): void {
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}
