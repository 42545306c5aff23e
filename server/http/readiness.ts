import { statfs } from 'node:fs/promises';
import type { Shop } from '../context.ts';
import { DatabaseBusy } from '../db/db.ts';
import { probeRead, probeWrite } from './queries.ts';

/** What keeps the shop from serving. */
export type NotReady = 'database' | 'disk';

/** However many ask, the database is written to this often at most. A failure is looked at again sooner. */
const everyMs = { well: 5_000, failed: 1_000 };
/** The log of the database grows in files of 16 MB. */
const leastRoom = 20_000_000;

/**
 * Whether the shop can take an order just now: its database can be written, and with PGlite its disk has room. Null when it can.
 * Those who ask in between share the last answer.
 */
export function readiness(
  { db, env, now }: Pick<Shop, 'db' | 'env' | 'now'>,
  roomOf: (dir: string) => Promise<number> = freeBytes,
): () => Promise<NotReady | null> {
  let last: { at: number; failure: NotReady | null } | undefined;
  let running: Promise<NotReady | null> | undefined;

  async function check(): Promise<NotReady | null> {
    if (db.engine === 'pglite' && (await roomOf(env.DATA_DIR)) < leastRoom) return 'disk';
    return (await succeeds(() => probeWrite(db))) ? null : 'database';
  }

  async function canWrite(): Promise<NotReady | null> {
    if (last && now().getTime() - last.at < (last.failure ? everyMs.failed : everyMs.well))
      return last.failure;
    running ??= check().finally(() => {
      running = undefined;
    });
    const failure = await running;
    last = { at: now().getTime(), failure };
    return failure;
  }

  return async () => ((await succeeds(() => probeRead(db))) ? canWrite() : 'database');
}

async function succeeds(ask: () => Promise<void>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (e) {
    // Every connection is at work: there is a database behind them.
    return e instanceof DatabaseBusy;
  }
}

/** A folder that cannot be asked says nothing against the shop. */
async function freeBytes(dir: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(dir);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
