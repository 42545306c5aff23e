export interface Repeat {
  /** Runs this now, or after the run that is under way. */
  inTurn(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs `work` every `everyMs` (0 = never by itself), one run at a time. A failure is reported once, until a run succeeds
 * again: the next tick tries again.
 */
export function repeat(
  work: () => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): Repeat {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let hasFailed = false;

  function inTurn(one: () => Promise<void>): Promise<void> {
    const mine = running.then(one);
    running = mine.catch(() => {});
    return mine;
  }

  async function tick(): Promise<void> {
    try {
      await inTurn(work);
      hasFailed = false;
    } catch (e) {
      if (!hasFailed) onError(e);
      hasFailed = true;
    }
    schedule();
  }

  function schedule(): void {
    if (isClosed || everyMs === 0) return;
    timer = setTimeout(() => void tick(), everyMs);
    timer.unref();
  }
  schedule();

  return {
    inTurn,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
