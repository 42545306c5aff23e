import type { Worker } from 'node:worker_threads';
import { startWorker } from '../worker-file.ts';
import { DatabaseDown, type Db } from './db.ts';
import { fromPlainError, type PlainError } from './plain-error.ts';
import { type Link, serialDb } from './serial-db.ts';

export type Request =
  | {
      id: number;
      op: 'query';
      text: string;
      params: readonly unknown[] | undefined;
      name: string | undefined;
    }
  | { id: number; op: 'exec'; text: string }
  | { id: number; op: 'close' };
export interface Reply {
  id: number;
  rows?: Record<string, unknown>[];
  error?: PlainError;
}

export interface PgliteOptions {
  dir: string;
  /**
   * A query still running after this many ms is ended together with the worker, which is then opened again (PGlite
   * has no statement_timeout). Maintenance gets thirty times as long.
   */
  watchdogMs?: number;
}

/** PGlite in a worker thread, with a watchdog. The caller holds the data lock (data-lock.ts). */
export async function openPglite({ dir, watchdogMs = 60_000 }: PgliteOptions): Promise<Db> {
  return serialDb(await openWorkerLink(dir, watchdogMs));
}

async function openWorkerLink(dir: string, watchdogMs: number): Promise<Link> {
  let worker = await ready(dir);
  let reopening: Promise<void> | undefined;
  let closed = false;
  let lastId = 0;
  /** In the order asked, which is the order of the answers: the first is the one that runs. */
  const waiting = new Map<
    number,
    { ms: number; resolve(rows: Record<string, unknown>[]): void; reject(e: Error): void }
  >();
  let timer: NodeJS.Timeout | undefined;
  function watchFirst() {
    clearTimeout(timer);
    const [first] = waiting.values();
    if (first) timer = setTimeout(() => void worker.terminate(), first.ms);
  }

  function attach(w: Worker) {
    w.on('message', (reply: Reply) => {
      const call = waiting.get(reply.id);
      if (!call) return;
      waiting.delete(reply.id);
      watchFirst();
      if (reply.error) call.reject(fromPlainError(reply.error));
      else call.resolve(reply.rows ?? []);
    });
    w.once('exit', () => {
      if (closed || w !== worker) return;
      for (const call of waiting.values()) call.reject(new DatabaseDown('the database worker ended'));
      waiting.clear();
      watchFirst();
      reopening = ready(dir).then((fresh) => {
        worker = fresh;
        attach(fresh);
        reopening = undefined;
      });
      // Whoever asks next sees the failure; until then it is nobody's.
      reopening.catch(() => {});
    });
  }
  attach(worker);

  type Ask = Request extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;
  async function ask(request: Ask): Promise<Record<string, unknown>[]> {
    if (reopening) {
      await reopening.catch((e: unknown) => {
        throw new DatabaseDown(e);
      });
    }
    lastId += 1;
    const id = lastId;
    const slow =
      request.op !== 'query' || /^\s*(vacuum|checkpoint|reindex|create|analyze)/i.test(request.text);
    const ms = slow ? watchdogMs * 30 : watchdogMs;
    return new Promise((resolve, reject) => {
      waiting.set(id, { ms, resolve, reject });
      if (waiting.size === 1) watchFirst();
      worker.postMessage({ id, ...request });
    });
  }

  return {
    query: (text, params, name) => ask({ op: 'query', text, params, name }),
    exec: async (text) => {
      await ask({ op: 'exec', text });
    },
    async close() {
      closed = true;
      await ask({ op: 'close' });
    },
  };
}

/** Starts the worker and waits until it has opened the data directory. */
function ready(dir: string): Promise<Worker> {
  const worker = startWorker('db/pglite-worker', { dir });
  return new Promise((resolve, reject) => {
    worker.once('message', (reply: Reply) => {
      if (reply.error) reject(new DatabaseDown(fromPlainError(reply.error)));
      else resolve(worker);
    });
    worker.once('error', reject);
  });
}
