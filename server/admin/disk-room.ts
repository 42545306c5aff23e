import { statfs } from 'node:fs/promises';
import { refuse } from '../call/refusal.ts';

/** Bytes that a file of the shop's own making leaves free for everything else. */
const spareBytes = 200e6;

/**
 * Asks the disk of a folder before a transaction; what it resolves to throws the refusal `disk_full`. A folder that cannot be asked may
 * have room.
 */
export async function diskRoom(folder: string): Promise<() => void> {
  const disk = await statfs(folder).catch(() => undefined);
  return () => {
    if (disk && disk.bavail * disk.bsize < spareBytes)
      throw refuse('disk_full', 'The disk is almost full. Make room on it, then try again.');
  };
}
