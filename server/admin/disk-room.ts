import { statfs } from 'node:fs/promises';
import { refuse } from '../call/refusal.ts';

/** Bytes that files of the shop's own making leave free for everything else. */
const spareBytes = 200e6;

/**
 * Asks the disk of a folder before a transaction; what it resolves to throws the refusal `disk_full`. A folder that cannot be asked may
 * have room. `bytes`: what will be written, if that is known.
 */
export async function diskRoom(folder: string): Promise<(bytes?: number) => void> {
  const disk = await statfs(folder).catch(() => undefined);
  return (bytes = 0) => {
    if (disk && disk.bavail * disk.bsize < spareBytes + bytes)
      throw refuse('disk_full', 'The disk is almost full. Make room on it, then try again.');
  };
}
