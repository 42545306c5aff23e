import type PgBoss from 'pg-boss';

/** Works off one queue until it is stopped. */
export interface QueueWorker {
  /** Looks for a job now instead of at the next poll. */
  notify(): void;
  /** Takes no further job; resolves when the running one has ended. */
  stop(): Promise<void>;
}

const pollMs = 15_000;

/**
 * Runs the jobs of a queue one after the other. pg-boss 10 has a worker of its own (`work`), but it does not wait for its
 * `complete` and `fail`: while the database is away they reject unseen, which ends the process. Here every failure goes to
 * `onError`. A job whose end could not be recorded stays active until it expires, and then runs again.
 */
export function workQueue(
  boss: Pick<PgBoss, 'fetch' | 'complete' | 'fail'>,
  name: string,
  run: () => Promise<void>,
  onError: (err: unknown) => void,
): QueueWorker {
  let stopped = false;
  let notified = false;
  let endPause = () => {};

  async function runNext(): Promise<boolean> {
    const [job] = await boss.fetch(name);
    if (!job) return false;
    try {
      await run();
    } catch (e) {
      await boss.fail(name, job.id, { message: e instanceof Error ? e.message : String(e) });
      return true;
    }
    await boss.complete(name, job.id);
    return true;
  }

  async function work(): Promise<void> {
    while (!stopped) {
      notified = false;
      const found = await runNext().catch((e: unknown) => {
        onError(e);
        return false;
      });
      if (!found && !notified && !stopped) await pause();
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const working = work();
  return {
    notify() {
      notified = true;
      endPause();
    },
    stop() {
      stopped = true;
      endPause();
      return working;
    },
  };
}
