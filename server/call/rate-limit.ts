import { CallFailed, type RateLimit } from '../../contract/action.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Query } from '../db/db.ts';
import { countInWindow, deleteWindow, deleteWindowsBelow } from './queries.ts';

/** Seconds to wait before the next call is allowed (Retry-After); 0 = go on. */
export type CountCall = (bucket: string, limit: RateLimit) => number;

/**
 * Fixed windows in this process's memory, for calls that only read: cheap enough for every keystroke. With n processes
 * a caller gets at most n times the limit.
 */
export function memoryLimiter(now: () => number = Date.now): CountCall {
  const windows = new Map<string, { calls: number; endsAt: number }>();
  return (bucket, { calls, seconds }) => {
    const at = now();
    let window = windows.get(bucket);
    if (!window || window.endsAt <= at) {
      // A flood of addresses must not fill the memory: expired windows go when there are many.
      if (windows.size > 50_000) for (const [key, w] of windows) if (w.endsAt <= at) windows.delete(key);
      window = { calls: 0, endsAt: at + seconds * 1000 };
      windows.set(bucket, window);
    }
    window.calls += 1;
    return window.calls > calls ? Math.max(1, Math.ceil((window.endsAt - at) / 1000)) : 0;
  };
}

/** The same in the database, shared by all processes, for calls that change something. */
export async function countInDatabase(q: Query, bucket: string, limit: RateLimit): Promise<number> {
  const row = await countInWindow(q, bucket, limit.seconds);
  return row && row.calls > limit.calls ? Math.max(1, row.wait) : 0;
}

/** The answer to too many calls: `sentence` says when to try again. */
export function tooManyRequests(wait: number, sentence = m.refusal_too_many_requests): CallFailed {
  const when = wait < 100 ? { count: wait, unit: 'second' } : { count: Math.ceil(wait / 60), unit: 'minute' };
  return new CallFailed(sentence(when), 429, undefined, wait);
}

/** The shop is overloaded: the same request will most likely succeed soon. */
export function shopIsBusy(wait = 3): CallFailed {
  return new CallFailed(m.refusal_shop_busy(), 503, undefined, wait);
}

/** Restarts a rate limit window of the database. */
export async function forgetCalls(q: Query, bucket: string): Promise<void> {
  await deleteWindow(q, bucket);
}

/** Restarts every window whose name begins with this. */
export async function forgetCallsBelow(q: Query, prefix: string): Promise<void> {
  await deleteWindowsBelow(q, prefix);
}
