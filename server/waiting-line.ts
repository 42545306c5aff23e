export interface LineLimits {
  /** At work at once. */
  slots: number;
  /** Waiting at once; more are refused at once. */
  mostWaiting: number;
  longestMs: number;
  /** The error when the line is full or the wait too long. */
  refusal: () => Error;
}

/**
 * First come, first served, for what only a few may use at once. Resolves to a function that frees the place, and throws
 * the `refusal` when the line is full or the wait too long.
 */
export function waitingLine({
  slots,
  mostWaiting,
  longestMs,
  refusal,
}: LineLimits): () => Promise<() => void> {
  let free = slots;
  /** In the order of their coming; a Set, so that one that waited too long leaves it at no cost. */
  const waiting = new Set<() => void>();

  function leave(): void {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async () => {
    if (free > 0) free -= 1;
    else if (waiting.size >= mostWaiting) throw refusal();
    else {
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(go);
          reject(refusal());
        }, longestMs);
        waiting.add(go);
      });
    }
    return leave;
  };
}
