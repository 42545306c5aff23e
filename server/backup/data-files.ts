import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isImageKey } from '../providers/images/images.ts';

/** Covers, pages of books, pictures of the shop. What else lies in DATA_DIR is in the database, made again or the owner's. */
const folders = ['covers', 'interiors', 'media'];
/** A picture that is being written. */
const unfinished = /\.\d+-\d+$/;

/** The files of DATA_DIR that belong in a backup. Paths with '/', relative to it, which the image stores take as keys. */
export function dataFiles(dataDir: string): string[] {
  return folders
    .map((folder) => join(dataDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !unfinished.test(entry.name))
    .map((entry) =>
      relative(dataDir, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter(isImageKey)
    .sort();
}
