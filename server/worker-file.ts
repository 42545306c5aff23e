import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** True in the built shop, where every entry is one .js file in one folder. */
const built = import.meta.url.endsWith('.js');
const sourceRunner = new URL('./source-runner.mjs', import.meta.url);

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
  if (built) return new Worker(builtFile(path), { ...options, workerData: data });
  return new Worker(sourceRunner, {
    ...options,
    workerData: { ...data, sourceFile: sourceFile(path) },
    execArgv: [],
  });
}

/** What a process needs of the system. The settings of the shop, with their passwords, are not among it. */
const systemNames = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'TMP'];
/** glibc returns what is freed: scripts/shop-process.mjs sets it. */
const memoryNames = Object.keys(process.env).filter((name) => name.startsWith('MALLOC_'));

/**
 * Starts `server/<path>.ts` as a process of its own, which is found as a thread is and gets its task as a message. It knows none of the
 * shop's settings.
 */
export function startProcess(path: string, options: ForkOptions = {}): ChildProcess {
  const env = Object.fromEntries(
    [...systemNames, ...memoryNames].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const own = { ...options, env, execArgv: [] };
  return built
    ? fork(fileURLToPath(builtFile(path)), [], own)
    : fork(fileURLToPath(sourceRunner), [sourceFile(path)], own);
}

const builtFile = (path: string) => new URL(`./${path.split('/').at(-1)}.js`, import.meta.url);
const sourceFile = (path: string) => new URL(`./${path}.ts`, import.meta.url).href;
