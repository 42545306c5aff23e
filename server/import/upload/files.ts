import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** For an upload: made here, never taken from a browser. */
export const uploadName = /^[0-9a-f]{32}$/;

export const importFolder = (dataDir: string): string => join(dataDir, 'imports');

/** Where an uploaded file lies until it is loaded. Throws for a name that no upload has. */
export function uploadPath(dataDir: string, file: string): string {
  if (!uploadName.test(file)) throw new Error('not the name of an upload');
  return join(importFolder(dataDir), file);
}

/** Names of the uploads that lie on this machine. */
export async function uploadsHere(dataDir: string): Promise<string[]> {
  const names = await readdir(importFolder(dataDir)).catch(() => []);
  return names.filter((name) => uploadName.test(name));
}

/** Where its rejected rows lie. */
export const rejectedPath = (dataDir: string, file: string): string =>
  `${uploadPath(dataDir, file)}.rejected.csv`;
