import { DatabaseDown, type Db, type Query, sqlState } from '../db/db.ts';
import type { Read, Rejected, TitleRecord } from './record.ts';
import { type Outcome, saveBatch } from './save-batch.ts';
import { SubjectIds } from './subject-ids.ts';

/** Counts of an import so far. Every record of the file is in exactly one of the first six. */
export interface SaveSummary {
  added: number;
  updated: number;
  /** Said nothing new, or asked to delete what is not there. */
  unchanged: number;
  /** Older than what the catalogue already had of the book. */
  outdated: number;
  deleted: number;
  rejected: number;
  warnings: number;
  /** Line of the last record that is safely in the database, 0 when none is. */
  line: number;
  /** True when `signal` ended the import before the file did. */
  stopped: boolean;
}

export interface SaveOptions {
  /** Called for every record that is not in the catalogue afterwards because of itself, in no certain order. */
  onRejected?: (rejected: Rejected) => void;
  onWarning?: (line: number, ref: string, warning: string) => void;
  /** After every batch. */
  onProgress?: (summary: Readonly<SaveSummary>) => void;
  /** Ends the import after the batch that is being written. */
  signal?: AbortSignal;
  /** 'YYYY-MM-DD': list prices valid on this day are chosen. Today in UTC when absent. */
  today?: string;
  /** Records written in one transaction. */
  batchSize?: number;
}

type Line = Extract<Read, { kind: 'record' }>;

/**
 * Writes what a reader yields to the catalogue, batch by batch, each in one transaction; the next one is read
 * meanwhile. A record that the database refuses is rejected alone. Stores are not touched.
 *
 * @throws DatabaseDown when the database goes away, and whatever the reader throws; whole batches stay.
 */
export async function saveTitles(
  db: Db,
  reads: AsyncIterable<Read> | Iterable<Read>,
  options: SaveOptions = {},
): Promise<SaveSummary> {
  const { batchSize = 500, today = new Date().toISOString().slice(0, 10) } = options;
  const summary: SaveSummary = {
    added: 0,
    updated: 0,
    unchanged: 0,
    outdated: 0,
    deleted: 0,
    rejected: 0,
    warnings: 0,
    line: 0,
    stopped: false,
  };
  const batches = { subjects: new SubjectIds(db), today };

  const reject = (rejected: Rejected) => {
    summary.rejected += 1;
    options.onRejected?.(rejected);
  };
  const write = async (lines: Line[]) => {
    const outcomes = await saveLines(db, lines, batches);
    lines.forEach(({ line, record }, i) => {
      const outcome = outcomes[i] ?? 'unchanged';
      if (typeof outcome === 'string') summary[outcome] += 1;
      else reject({ line, ref: record.record_ref ?? record.eisbn, reason: outcome.reason });
    });
    summary.line = lines.at(-1)?.line ?? summary.line;
    options.onProgress?.(summary);
  };

  let lines: Line[] = [];
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const read of reads) {
      if (options.signal?.aborted) break;
      if (read.kind === 'rejected') {
        reject(read.rejected);
        continue;
      }
      summary.warnings += read.warnings.length;
      for (const warning of read.warnings) options.onWarning?.(read.line, read.record.eisbn, warning);
      lines.push(read);
      if (lines.length < batchSize) continue;
      await writing;
      writing = write(lines);
      // Its failure is seen at the next `await writing`; until then it must not end the process.
      writing.catch(() => {});
      lines = [];
    }
  } finally {
    await writing;
  }
  summary.stopped = options.signal?.aborted ?? false;
  if (!summary.stopped && lines.length > 0) await write(lines);
  return summary;
}

async function saveLines(
  db: Db,
  lines: readonly Line[],
  options: { subjects: SubjectIds; today: string },
): Promise<Outcome[]> {
  const records = lines.map((l) => l.record);
  const save = async (some: TitleRecord[]) => {
    await options.subjects.prepare(some.map((r) => r.subjects ?? []));
    return db.tx((q: Query) => saveBatch(q, some, options));
  };
  try {
    return await save(records);
  } catch (e) {
    if (e instanceof DatabaseDown) throw e;
  }
  // One record spoilt the batch: each gets a transaction of its own.
  const outcomes: Outcome[] = [];
  for (const record of records) {
    try {
      outcomes.push(...(await save([record])));
    } catch (e) {
      if (e instanceof DatabaseDown) throw e;
      outcomes.push({ reason: refusal(e) });
    }
  }
  return outcomes;
}

/** The database's objection as a sentence. */
function refusal(e: unknown): string {
  const message = e instanceof Error ? e.message.replace(/\s+/g, ' ').slice(0, 200) : String(e);
  const state = sqlState(e);
  if (state === '22003') return `A number is too large (${message}).`;
  return `The database refused this record: ${message}.`;
}
