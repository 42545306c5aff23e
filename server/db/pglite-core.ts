import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableNodeFS, type LostLog } from './durable-node-fs.ts';
import { pgliteStatements } from './pglite-statements.ts';
import type { Link } from './serial-db.ts';

const sharedBuffers = '32MB';

/**
 * Opens PGlite in this thread. `dir` undefined = in memory. Server code uses the worker (pglite-db.ts) instead, so that
 * a query never blocks rendering; tests may stay in the thread. `onLostLog` ends the thread that cannot go on.
 */
export async function openPgliteHere(
  dir?: string,
  image?: Blob,
  onLostLog: (why: LostLog) => void = () => {},
): Promise<Link & { dump(): Promise<Blob> }> {
  const durable: PGliteOptions = dir ? { fs: new DurableNodeFS(dir, onLostLog) } : {};
  const db = await PGlite.create({
    ...durable,
    ...(image ? { loadDataDir: image } : {}),
    startParams: [
      // On a disk without -F, which turns fsync off; and PGlite's fdatasync returns success without doing anything.
      ...PGlite.defaultStartParams.filter((p) => !dir || p !== '-F'),
      ...(dir ? ['-c', 'wal_sync_method=fsync'] : []),
      // WebAssembly memory never shrinks, and the default 128 MB fill up in an hour. The operating system caches the files anyway.
      ...['-c', `shared_buffers=${sharedBuffers}`],
    ],
    extensions: { pg_trgm, unaccent },
    parsers: { [types.INT8]: Number, [types.DATE]: (text: string) => text },
  });
  const statements = pgliteStatements(db);
  let tail: Promise<unknown> = Promise.resolve();
  /** A statement takes several round trips; no other statement may run in between. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = tail.then(work);
    tail = mine.catch(() => {});
    return mine;
  }
  return {
    query: (text, params, name) => inTurn(() => statements(text, params, name)),
    exec: (sql) =>
      inTurn(async () => {
        await db.exec(sql);
      }),
    close: () => inTurn(() => db.close()),
    dump: () => db.dumpDataDir('none'),
  };
}
