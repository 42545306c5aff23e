import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Health } from '../../../contract/admin/health.ts';

type Disk = Health['disks'][number];

/** Asks a folder for its disk: which one it is, and its bytes. Throws for a folder that is not there. */
export type AskDisk = (folder: string) => Promise<{ id: number; free: number; total: number }>;

/** Folders of DATA_DIR that may lie on a disk of their own. */
const pictureFolders = ['covers', 'media'];

/** The disks that the shop writes to. A folder that cannot be asked is left out. */
export async function disksOf(
  dataDir: string,
  withPictures: boolean,
  ask: AskDisk = askDisk,
): Promise<Disk[]> {
  const places: [string, Disk['holds'][number]][] = [
    [dataDir, 'data'],
    ...(withPictures
      ? pictureFolders.map((folder): [string, 'pictures'] => [join(dataDir, folder), 'pictures'])
      : []),
  ];
  const disks = new Map<number, Disk>();
  for (const [folder, holds] of places) {
    const found = await ask(folder).catch(() => undefined);
    if (!found) continue;
    const { id, free, total } = found;
    const disk = disks.get(id) ?? { holds: [], free, total };
    if (!disk.holds.includes(holds)) disk.holds.push(holds);
    disks.set(id, disk);
  }
  return [...disks.values()];
}

async function askDisk(folder: string) {
  const [{ dev }, { bavail, blocks, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
  return { id: dev, free: bavail * bsize, total: blocks * bsize };
}
