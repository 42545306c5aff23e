import type { Worker } from 'node:cluster';

/** What is used of `node:cluster`. */
export interface Processes {
  fork(env: Record<string, string>): Worker;
  on(event: 'exit', listener: (worker: Worker, code: number | null) => void): unknown;
}

/** One that lived shorter than this is not replaced at once, or a fault at its start would take the whole machine. */
const shortLife = 5000;
const pause = 1000;

/**
 * Keeps `count` processes alive: one that dies is replaced. The first fills the database, so the others begin when it
 * is ready (its first message); if it never is, `giveUp` gets its exit code. Returns the stop, which lets each finish.
 */
export function keepProcesses(
  processes: Processes,
  count: number,
  giveUp: (code: number) => void,
): () => void {
  const living = new Map<Worker, number>();
  let isReady = false;
  let stopping = false;
  const start = (env: Record<string, string> = {}) => {
    const worker = processes.fork(env);
    living.set(worker, performance.now());
    return worker;
  };

  processes.on('exit', (worker, code) => {
    const began = living.get(worker) ?? 0;
    living.delete(worker);
    if (stopping) return;
    if (!isReady) giveUp(code ?? 1);
    else if (performance.now() - began > shortLife) start();
    else setTimeout(() => stopping || start(), pause);
  });
  start({ HANDSELL_FIRST: '1' }).once('message', () => {
    isReady = true;
    for (let i = 1; i < count; i++) start();
  });

  return () => {
    stopping = true;
    for (const worker of living.keys()) worker.process.kill('SIGTERM');
  };
}
