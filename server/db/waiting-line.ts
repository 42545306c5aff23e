import { DatabaseBusy } from './db.ts';

export interface LineLimits {
  /** At work at once. */
  places: number;
  /** Waiting at once; more are refused at once. */
  mostWaiting: number;
  longestMs: number;
}

/**
 * First come, first served, for the connections of a pool. `enter` resolves to the function that gives the place back, and
 * throws `DatabaseBusy` when the line is full or the wait too long: the database is there, so the same call again helps.
 */
export function waitingLine({ places, mostWaiting, longestMs }: LineLimits): () => Promise<() => void> {
  let free = places;
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
    else if (waiting.size >= mostWaiting) throw new DatabaseBusy();
    else {
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(go);
          reject(new DatabaseBusy());
        }, longestMs);
        waiting.add(go);
      });
    }
    return leave;
  };
}
