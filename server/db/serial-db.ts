import type { Db, Query, TxOptions } from './db.ts';

/**
 * One connection to PGlite, wherever it runs: this thread, a worker, the process that holds the data. It does what it
 * is asked in the order of the asking, whether or not the asker waits for the answer.
 */
export interface Link {
  query(
    text: string,
    params?: readonly unknown[],
    name?: string,
    options?: TxOptions,
  ): Promise<Record<string, unknown>[]>;
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** A `Db` over one connection: queries wait while a transaction is open. */
export function serialDb(link: Link): Db {
  /**
   * Ends with the last transaction asked for. It stays when that has ended: the queries that waited for it are sent some
   * microtasks later, and one that did not wait in the same line could begin a transaction before them.
   */
  let last: Promise<unknown> = Promise.resolve();

  /**
   * Sends a query once the earlier transactions are done. Outside transactions queries do not wait for each other: the link
   * gets the next one before it has answered the last.
   */
  const outside = <T>(ask: () => Promise<T>): Promise<T> => last.then(ask);
  function transaction<T>(work: () => Promise<T>): Promise<T> {
    const mine = outside(work);
    last = mine.catch(() => {});
    return mine;
  }
  const rows = <T>(text: string, params?: readonly unknown[], name?: string, options?: TxOptions) =>
    link.query(text, params, name, options) as Promise<T[]>;

  return {
    engine: 'pglite',
    query: (text, params, name) => outside(() => rows(text, params, name)),
    exec: (sql) => outside(() => link.exec(sql)),
    tx: (work, options) =>
      transaction(async () => {
        const q: Query = { query: (text, params, name) => rows(text, params, name, options) };
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
    close: () => outside(() => link.close()),
  };
}
