import type { Worker } from 'node:worker_threads';
import { startWorker } from '../worker-file.ts';
import { DatabaseDown, DatabaseFull, type Db } from './db.ts';
import { diskFullExit, type Reply, type Request } from './pglite-protocol.ts';
import { fromPlainError } from './plain-error.ts';
import { type Link, serialDb } from './serial-db.ts';

export interface PgliteOptions {
  dir: string;
  /**
   * A query still running after this many ms is ended together with the worker, which is then opened again (PGlite
   * has no statement_timeout). Maintenance and long transactions get thirty times as long.
   */
  watchdogMs?: number;
}

/** After a failed attempt to reopen the database, calls fail at once for this time, in ms. */
const pauseAfterFailure = 3000;

/** PGlite in a worker thread, with a watchdog. The caller holds the data lock (data-lock.ts). */
export async function openPglite({ dir, watchdogMs = 60_000 }: PgliteOptions): Promise<Db> {
  return serialDb(await openWorkerLink(dir, watchdogMs));
}

type Ask = Request extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

async function openWorkerLink(dir: string, watchdogMs: number): Promise<Link> {
  /** Undefined from the end of one until the next has opened the data. */
  let worker: Worker | undefined;
  let opening: Promise<Worker> | undefined;
  let failed: { error: unknown; at: number } | undefined;
  let closed = false;
  let lastId = 0;
  let inTransaction = false;
  /** The worker ended within a transaction: nothing more may be done in its name until it is given up. */
  let isLost = false;
  /** In the order asked, which is the order of the answers: the first is the one that runs. */
  const waiting = new Map<
    number,
    { ms: number; resolve(rows: Record<string, unknown>[]): void; reject(e: Error): void }
  >();
  let timer: NodeJS.Timeout | undefined;
  function watchFirst(w: Worker) {
    clearTimeout(timer);
    const [first] = waiting.values();
    if (first) timer = setTimeout(() => void w.terminate(), first.ms);
  }

  async function open(): Promise<Worker> {
    try {
      const fresh = await ready(dir);
      worker = fresh;
      failed = undefined;
      attach(fresh);
      return fresh;
    } catch (error) {
      failed = { error, at: performance.now() };
      throw error;
    } finally {
      opening = undefined;
    }
  }

  async function opened(): Promise<Worker> {
    if (failed && performance.now() - failed.at < pauseAfterFailure) throw failed.error;
    opening ??= open();
    return opening;
  }

  function attach(w: Worker) {
    w.on('message', (reply: Reply) => {
      const call = waiting.get(reply.id);
      if (!call) return;
      waiting.delete(reply.id);
      watchFirst(w);
      if (reply.error) call.reject(fromPlainError(reply.error));
      else call.resolve(reply.rows ?? []);
    });
    w.once('exit', (code) => {
      worker = undefined;
      clearTimeout(timer);
      isLost = inTransaction;
      for (const call of waiting.values()) call.reject(whyEnded(code));
      waiting.clear();
      if (closed) return;
      // The next call tries again and reports the failure; until then, avoid an unhandled rejection.
      opened().catch(() => {});
    });
  }

  async function ask(request: Ask, isLong = isSlow(request)): Promise<Record<string, unknown>[]> {
    // Don't open the database again: another one may hold the data by now.
    if (closed && request.op !== 'close') throw new DatabaseDown('the database is closed');
    const running = worker ?? (await opened());
    lastId += 1;
    const id = lastId;
    const ms = isLong ? watchdogMs * 30 : watchdogMs;
    return new Promise((resolve, reject) => {
      waiting.set(id, { ms, resolve, reject });
      if (waiting.size === 1) watchFirst(running);
      running.postMessage({ id, ...request });
    });
  }

  function refuseLost(): void {
    if (isLost) throw new DatabaseDown('the database worker ended within the transaction');
  }

  worker = await ready(dir);
  attach(worker);
  return {
    async query(text, params, name, options) {
      refuseLost();
      return ask({ op: 'query', text, params, name }, options?.isLong);
    },
    async exec(text) {
      const wasLost = isLost;
      if (ends.has(text)) {
        inTransaction = isLost = false;
        // The transaction ended with its worker: there is nothing left to roll back.
        if (wasLost && text === 'rollback') return;
      }
      if (wasLost) throw new DatabaseDown('the database worker ended within the transaction');
      inTransaction ||= text === 'begin';
      await ask({ op: 'exec', text }).catch((e: unknown) => {
        if (text === 'begin') inTransaction = isLost = false;
        throw e;
      });
    },
    async close() {
      closed = true;
      const running = worker ?? (await opening?.catch(() => undefined));
      if (running) await ask({ op: 'close' });
    },
  };
}

const ends = new Set(['commit', 'rollback']);

/** Maintenance statements. Those of a transaction are not among them: a commit must not hang for half an hour. */
function isSlow({ op, text }: { op: string; text?: string }): boolean {
  if (op === 'close') return true;
  return op === 'exec'
    ? text !== 'begin' && !ends.has(text ?? '')
    : /^\s*(vacuum|checkpoint|reindex|create|analyze)/i.test(text ?? '');
}

function whyEnded(code: number): DatabaseDown {
  return code === diskFullExit
    ? new DatabaseFull('the log of the database could not be written')
    : new DatabaseDown('the database worker ended');
}

/** Starts the worker and waits until it has opened the data directory. */
function ready(dir: string): Promise<Worker> {
  const worker = startWorker('db/pglite-worker', { dir });
  return new Promise((resolve, reject) => {
    worker.once('message', (reply: Reply) => {
      if (!reply.error) return resolve(worker);
      const error = fromPlainError(reply.error);
      reject(error instanceof DatabaseDown ? error : new DatabaseDown(error));
    });
    worker.once('error', (e) => reject(new DatabaseDown(e)));
    worker.once('exit', (code) => reject(whyEnded(code)));
  });
}
