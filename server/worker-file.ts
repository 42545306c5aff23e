import { Worker, type WorkerOptions } from 'node:worker_threads';

/** True in the built shop, where every entry is one .js file in one folder. */
const built = import.meta.url.endsWith('.js');

/**
 * Starts `server/<path>.ts` as a worker thread: the built file beside the main one, or the source through tsx.
 * `path` is relative to server/, without extension ('db/pglite-worker'); the built file bears its last part.
 * `data` is the thread's workerData.
 */
export function startWorker(
  path: string,
  data: Record<string, unknown>,
  options: WorkerOptions = {},
): Worker {
  if (built) {
    const file = new URL(`./${path.split('/').at(-1)}.js`, import.meta.url);
    return new Worker(file, { ...options, workerData: data });
  }
  const sourceFile = new URL(`./${path}.ts`, import.meta.url).href;
  return new Worker(new URL('./source-worker.mjs', import.meta.url), {
    ...options,
    workerData: { ...data, sourceFile },
    execArgv: [],
  });
}
