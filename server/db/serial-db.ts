import type { Db, Query } from './db.ts';

/** One connection to PGlite, wherever it runs: this thread, a worker, the process that holds the data. */
export interface Link {
  query(text: string, params?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** A `Db` over one connection: queries wait while somebody's transaction is open. */
export function serialDb(link: Link): Db {
  let tail: Promise<unknown> = Promise.resolve();

  /** Runs `work` when everything asked for before is done. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = tail.then(work, work);
    tail = mine.catch(() => {});
    return mine;
  }
  const rows = <T>(text: string, params?: readonly unknown[]) => link.query(text, params) as Promise<T[]>;

  return {
    engine: 'pglite',
    query: (text, params) => inTurn(() => rows(text, params)),
    exec: (sql) => inTurn(() => link.exec(sql)),
    tx: (work) =>
      inTurn(async () => {
        const q: Query = { query: rows };
        await link.exec('begin');
        try {
          const result = await work(q);
          await link.exec('commit');
          return result;
        } catch (e) {
          // A lost connection has rolled back by itself; the first error is the one to report.
          await link.exec('rollback').catch(() => {});
          throw e;
        }
      }),
    close: () => inTurn(() => link.close()),
  };
}
