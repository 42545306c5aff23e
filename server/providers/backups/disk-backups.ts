import { createReadStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupPlace, checkBackupName, type FoundBackup, isBackupName } from './backups.ts';

/** A folder of this machine. `path` of `keep` lies on the same disk. */
export function diskBackups(folder: string): BackupPlace {
  const pathOf = (file: string) => join(folder, checkBackupName(file));
  const sizeOf = async (file: string) => {
    const found = await stat(pathOf(file)).catch(ifMissing);
    return found?.isFile() ? found.size : null;
  };
  return {
    name: 'folder',
    keep: (path, file) => rename(path, pathOf(file)),
    async read(file) {
      const size = await sizeOf(file);
      return size === null ? null : { size, bytes: createReadStream(pathOf(file)) };
    },
    has: async (file) => (await sizeOf(file)) !== null,
    delete: (file) => rm(pathOf(file), { force: true }),
    async found() {
      const names = (await readdir(folder).catch(ifMissing)) ?? [];
      const found: FoundBackup[] = [];
      for (const file of names.filter(isBackupName)) {
        const { isFile, size, mtime } = await stat(join(folder, file)).then(
          (s) => ({ isFile: s.isFile(), size: s.size, mtime: s.mtime }),
          () => ({ isFile: false, size: 0, mtime: new Date(0) }),
        );
        if (isFile) found.push({ file, size, at: mtime });
      }
      return found;
    },
  };
}

function ifMissing(e: unknown): undefined {
  if (e instanceof Error && 'code' in e && (e.code === 'ENOENT' || e.code === 'ENOTDIR')) return undefined;
  throw e;
}
