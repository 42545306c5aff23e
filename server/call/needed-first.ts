/**
 * Thrown where a call cannot go on without something from outside, such as a carrier's price. Dispatch rolls the call back, runs
 * `fetch` without a transaction, and runs the call again. `fetch` never throws: a failure settles what was needed as well.
 */
export class NeededFirst extends Error {
  override name = 'NeededFirst';

  constructor(readonly fetch: () => Promise<void>) {
    super('something from outside is needed first');
  }
}

/** Enough for one cart before and after a change, with two shipments each, and some to spare. */
const mostFetches = 8;

/** Runs `work` until it has all that it needs. */
export async function withNeeds<T>(work: () => Promise<T>): Promise<T> {
  for (let fetched = 0; ; fetched++) {
    try {
      return await work();
    } catch (e) {
      if (!(e instanceof NeededFirst) || fetched === mostFetches) throw e;
      await e.fetch();
    }
  }
}
