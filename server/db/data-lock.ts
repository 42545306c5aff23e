import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeFolder } from '../make-folder.ts';

/** The data directory is in use by a living process. */
export class DataInUse extends Error {
  readonly pid: number;
  constructor(pid: number, dir: string) {
    super(`${dir} is in use by process ${pid}`);
    this.name = 'DataInUse';
    this.pid = pid;
  }
}

/** Locks of this very process. A file with our own number that is not among them is of an earlier life (containers). */
const heldHere = new Set<string>();

/**
 * Takes the data directory for this process: PGlite itself lets two processes open (and ruin) one directory. A lock left
 * by a process that is gone is taken over. Returns the release. Throws `DataInUse`.
 */
export function lockData(dir: string): () => void {
  makeFolder(dir);
  const file = resolve(dir, 'handsell.lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const fd = openSync(file, 'wx', 0o600);
      writeSync(fd, String(process.pid));
      closeSync(fd);
      heldHere.add(file);
      const release = () => {
        heldHere.delete(file);
        process.off('exit', release);
        rmSync(file, { force: true });
      };
      process.once('exit', release);
      return release;
    } catch (e) {
      if (!(e instanceof Error && 'code' in e && e.code === 'EEXIST')) throw e;
      const holder = Number(readFileSync(file, 'utf8'));
      if (heldHere.has(file) || alive(holder)) throw new DataInUse(holder, dir);
      rmSync(file, { force: true });
    }
  }
  throw new DataInUse(0, dir);
}

function alive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (e) {
    return e instanceof Error && 'code' in e && e.code === 'EPERM';
  }
}
