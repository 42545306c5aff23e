import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Query } from './db.ts';

interface Clock {
  now(): number;
  pause(ms: number): Promise<unknown>;
}

/**
 * For a command that works on the PostgreSQL of a running shop: after every transaction it waits as long as that took,
 * so that shoppers have half of the time to themselves.
 */
export function yieldToShop(db: Db, clock: Clock = { now: () => performance.now(), pause }): Db {
  let freeAt = 0;
  return {
    ...db,
    isShared: true,
    async tx(work, options) {
      const wait = freeAt - clock.now();
      if (wait > 0) await clock.pause(wait);
      const began = clock.now();
      try {
        return await db.tx(work, options);
      } finally {
        const ended = clock.now();
        freeAt = ended + (ended - began);
      }
    },
  };
}

/** What the shop's own connections are called, and those of commands. */
export const shopName = 'handsell';
export const commandName = 'handsell command';

/** Whether a shop is running on this PostgreSQL now. */
export async function shopIsOpen(db: Query): Promise<boolean> {
  return (await countShopConnections(db)) > 0;
}

/** For the shop itself: whether another process of a shop uses its database. The built-in one belongs to one process. */
export async function isShopElsewhere(db: Db): Promise<boolean> {
  return db.ownConnections ? (await countShopConnections(db)) > db.ownConnections() : false;
}

async function countShopConnections(q: Query): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    `select count(*) from pg_stat_activity where datname = current_database() and application_name = $1`,
    [shopName],
  );
  return row?.count ?? 0;
}
