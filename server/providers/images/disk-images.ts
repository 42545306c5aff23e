import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type ImageStore } from './images.ts';

/** Files below a folder; a file appears whole or not at all. The default. */
export function diskImages(folder: string): ImageStore {
  let serial = 0;
  return {
    name: 'disk',
    async read(key) {
      try {
        return await readFile(join(folder, checkKey(key)));
      } catch (e) {
        if (isMissing(e)) return null;
        throw e;
      }
    },
    async has(key) {
      try {
        return (await stat(join(folder, checkKey(key)))).isFile();
      } catch (e) {
        if (isMissing(e)) return false;
        throw e;
      }
    },
    async write(key, bytes) {
      const file = join(folder, checkKey(key));
      serial += 1;
      const temporary = `${file}.${process.pid}-${serial}`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, file);
      } catch (e) {
        await rm(temporary, { force: true });
        throw e;
      }
    },
    async delete(key) {
      await rm(join(folder, checkKey(key)), { force: true });
    },
  };
}

function isMissing(e: unknown): boolean {
  return e instanceof Error && 'code' in e && (e.code === 'ENOENT' || e.code === 'ENOTDIR');
}
