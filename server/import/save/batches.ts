import { DatabaseDown, sqlState } from '../../db/db.ts';

export interface BatchRun<T, P> {
  size: number;
  /** Batches that are written at the same time; 1 when absent. */
  lanes?: number;
  /** Batches that hold the same key are written one after the other, in their order. */
  key?: (item: T) => string;
  /** Ends the run after the batches that are being written. */
  signal?: AbortSignal | undefined;
  /** False for what needs no writing (it was rejected while reading). */
  wants: (item: T) => boolean;
  /** What can be done before the write's turn comes: the database works on earlier batches meanwhile. */
  prepare: (items: T[]) => P;
  write: (prepared: P) => Promise<void>;
  /** Called when a batch and all before it are written. */
  written: (prepared: P) => void;
}

/**
 * Writes a stream in batches and reads the next meanwhile. When the stream breaks off, what came before is written
 * before its error is thrown; when a write fails, those already under way are waited for.
 *
 * @returns false when `signal` ended it before the stream did.
 */
export async function inBatches<T, P>(
  items: AsyncIterable<T> | Iterable<T>,
  { size, signal, wants, ...run }: BatchRun<T, P>,
): Promise<boolean> {
  const lanes = new Lanes(run);
  let batch: T[] = [];
  let failure: { error: unknown } | undefined;
  try {
    for await (const item of items) {
      if (signal?.aborted) break;
      if (!wants(item)) continue;
      batch.push(item);
      if (batch.length < size) continue;
      const full = batch;
      batch = [];
      await lanes.write(full);
    }
  } catch (error) {
    failure = { error };
  }
  if (!signal?.aborted && batch.length > 0 && !lanes.hasFailed) await lanes.write(batch);
  await lanes.finish();
  if (signal?.aborted) return false;
  if (failure) throw failure.error;
  return true;
}

interface Writing<P> {
  prepared: P;
  keys: ReadonlySet<string>;
  done: boolean;
  /** Never rejects: the failure is kept for the next batch. */
  promise: Promise<void>;
}

class Lanes<T, P> {
  private readonly under: Writing<P>[] = [];
  private failure: { error: unknown } | undefined;

  constructor(
    private readonly run: Pick<BatchRun<T, P>, 'lanes' | 'key' | 'prepare' | 'write' | 'written'>,
  ) {}

  get hasFailed(): boolean {
    return this.failure !== undefined;
  }

  /** Resolves when the batch is on its way. Throws the failure of an earlier one. */
  async write(items: T[]): Promise<void> {
    const { lanes = 1, key, prepare } = this.run;
    const prepared = prepare(items);
    const keys = new Set(key ? items.map(key) : []);
    for (;;) {
      if (this.failure) throw this.failure.error;
      const running = this.under.filter((one) => !one.done);
      const before = running.find((one) => [...one.keys].some((name) => keys.has(name)));
      if (before) await before.promise;
      else if (running.length >= lanes) await Promise.race(running.map((one) => one.promise));
      else break;
    }
    this.start(prepared, keys);
  }

  async finish(): Promise<void> {
    await Promise.all(this.under.map((one) => one.promise));
    if (this.failure) throw this.failure.error;
  }

  private start(prepared: P, keys: ReadonlySet<string>): void {
    const writing: Writing<P> = { prepared, keys, done: false, promise: Promise.resolve() };
    writing.promise = this.run.write(prepared).then(
      () => this.settle(writing),
      (error: unknown) => {
        this.failure ??= { error };
        writing.done = true;
      },
    );
    this.under.push(writing);
  }

  private settle(writing: Writing<P>): void {
    writing.done = true;
    // A batch that failed stays at the head, so that nothing behind it counts as safely written in order.
    while (this.under[0]?.done && !this.failure) {
      const first = this.under.shift();
      if (first) this.run.written(first.prepared);
    }
  }
}

/**
 * Saves items at once (again when two transactions stood in each other's way), or, when one of them spoils that, each by
 * itself: the culprit gets `refused` with the database's
 * objection as a sentence.
 *
 * @throws DatabaseDown
 */
export async function saveOrSplit<T, R>(
  items: readonly T[],
  save: (some: readonly T[]) => Promise<R[]>,
  refused: (reason: string) => R,
): Promise<R[]> {
  for (let tries = 0; tries < 3; tries++) {
    try {
      return await save(items);
    } catch (e) {
      if (e instanceof DatabaseDown) throw e;
      if (!isOutOfTurn(e)) break;
    }
  }
  const results: R[] = [];
  for (const item of items) {
    try {
      results.push(...(await save([item])));
    } catch (e) {
      if (e instanceof DatabaseDown) throw e;
      results.push(refused(objection(e)));
    }
  }
  return results;
}

/** The database gave way to another transaction (deadlock, serialization): the same again may succeed. */
function isOutOfTurn(e: unknown): boolean {
  return sqlState(e) === '40P01' || sqlState(e) === '40001';
}

function objection(e: unknown): string {
  const message = e instanceof Error ? e.message.replace(/\s+/g, ' ').slice(0, 200) : String(e);
  if (sqlState(e) === '22003') return `A number is too large (${message}).`;
  return `The database refused this record: ${message}.`;
}
