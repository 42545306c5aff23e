import type { Db, Query } from '../../server/db/db.ts';

/** Thrown at the point where a process ends, and at every later one in what it had begun. */
export class Crashed extends Error {
  override name = 'Crashed';
}

/** Changes what a query does, to prove that the reckoning notices. `name` is that of the prepared statement. */
export type Tamper = (
  name: string | undefined,
  run: () => Promise<Record<string, unknown>[]>,
) => Promise<Record<string, unknown>[]>;

/**
 * One process of the shop. It can end wherever it waits for the database or the provider; what was in flight then stays as it
 * is there.
 */
export class ShopProcess {
  isDead = false;
  #pointsLeft = Number.POSITIVE_INFINITY;

  /** Ends at the n-th point from now. */
  dieAfter(points: number): void {
    this.#pointsLeft = points;
  }

  survive(): void {
    this.#pointsLeft = Number.POSITIVE_INFINITY;
  }

  point(): void {
    this.#pointsLeft -= 1;
    if (this.#pointsLeft <= 0) this.isDead = true;
    this.alive();
  }

  alive(): void {
    if (this.isDead) throw new Crashed('the process has ended');
  }
}

/** The database as one process sees it. `pause` may hold a call up around a transaction, while others go on. */
export function databaseOf(
  process: ShopProcess,
  db: Db,
  { pause, tamper }: { pause(): Promise<void>; tamper: Tamper | undefined },
): Db {
  const ask = (q: Query, text: string, params?: readonly unknown[], name?: string) => {
    const run = () => q.query<Record<string, unknown>>(text, params, name);
    return tamper ? tamper(name, run) : run();
  };
  return {
    ...db,
    async query<T>(text: string, params?: readonly unknown[], name?: string): Promise<T[]> {
      process.point();
      const rows = await ask(db, text, params, name);
      process.point();
      return rows as T[];
    },
    async tx(work, options) {
      process.point();
      await pause();
      process.alive();
      const result = await db.tx(async (q) => {
        const value = await work({
          async query<T>(text: string, params?: readonly unknown[], name?: string): Promise<T[]> {
            process.alive();
            return (await ask(q, text, params, name)) as T[];
          },
        });
        // Before the commit.
        process.point();
        return value;
      }, options);
      process.point();
      await pause();
      process.alive();
      return result;
    },
  };
}
