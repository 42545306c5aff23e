import type { Db } from '../../db/db.ts';
import { refreshStatistics } from '../../db/refresh-statistics.ts';
import type { Read, Rejected, TitleRecord } from '../record.ts';
import { inBatches, saveOrSplit } from './batches.ts';
import { catalogueDay } from './catalogue-day.ts';
import { Overlaps } from './overlaps.ts';
import { PreparedRecords } from './prepared-records.ts';
import { regroupWorks } from './queries.ts';
import { type Outcome, saveBatch } from './save-batch.ts';
import { SubjectIds } from './subject-ids.ts';
import { takenBack } from './taken-back.ts';

/** Transactions at the same time on PostgreSQL: one waits for the disk while another works. */
const LANES = 2;

/**
 * After so many new titles, and each time their number has doubled, update the planner's statistics: plans made for an
 * empty catalogue read all of it for every batch, and the last books of a large file took three times as long as the first.
 * Not while the shop is open (isShared): its shoppers would wait for that.
 */
const firstGrowth = 1000;

/** Counts of an import so far. Every record of the file is in exactly one of the first six. */
export interface SaveSummary {
  added: number;
  updated: number;
  /** Said nothing new, came again later in the file, or asked to delete what is not there. */
  unchanged: number;
  /** Older than what the catalogue already had of the book. */
  outdated: number;
  deleted: number;
  rejected: number;
  warnings: number;
  /** Prices that name no currency, of the records that were not rejected. */
  assumed_prices: number;
  /** Line of the last record that is safely in the database, 0 when none is. */
  line: number;
  /** True when `signal` ended the import before the file did. */
  stopped: boolean;
}

export interface SaveOptions {
  /** Called for every record that could not be used, in no certain order. */
  onRejected?: (rejected: Rejected) => void;
  onWarning?: (line: number, ref: string, warning: string) => void;
  /** After every batch. */
  onProgress?: (summary: Readonly<SaveSummary>) => void;
  /** Ends the import after the batch that is being written. */
  signal?: AbortSignal;
  /** 'YYYY-MM-DD': list prices valid on this day are chosen. Today in the first store's time zone when absent. */
  today?: string;
  /** Records written in one transaction. */
  batchSize?: number;
  /**
   * Rolls back every write, on the same code path and with the same counts of loaded and rejected records. For a book
   * that comes twice, the split between `updated` and `unchanged` may differ from a real run.
   */
  dryRun?: boolean;
}

/**
 * Writes what a reader yields to the catalogue, batch by batch, each in one transaction; the next ones are read
 * meanwhile. A record that the database refuses is rejected alone. Stores are not touched.
 *
 * @throws DatabaseDown when the database goes away, and whatever the reader throws; whole batches stay.
 */
export async function saveTitles(
  db: Db,
  reads: AsyncIterable<Read> | Iterable<Read>,
  options: SaveOptions = {},
): Promise<SaveSummary> {
  const { batchSize: size = 500, signal } = options;
  const today = options.today ?? (await catalogueDay(db));
  const summary: SaveSummary = {
    added: 0,
    updated: 0,
    unchanged: 0,
    outdated: 0,
    deleted: 0,
    rejected: 0,
    warnings: 0,
    assumed_prices: 0,
    line: 0,
    stopped: false,
  };
  const subjects = new SubjectIds(db);

  const reject = (rejected: Rejected) => {
    summary.rejected += 1;
    options.onRejected?.(rejected);
  };
  const wants = (read: Read) => {
    if (read.kind === 'record') return true;
    reject(read.rejected);
    return false;
  };
  let nextGrowth = firstGrowth;
  const overlaps = new Overlaps();
  const prepared = new PreparedRecords(today);
  const prepare = (batch: Read[]) => {
    const lines = batch.flatMap((read) => (read.kind === 'record' ? [read] : []));
    // In a first import nearly every book is new, in a later one hardly any.
    const mostAreNew = summary.added * 2 >= summary.added + summary.updated + summary.unchanged;
    for (const { record } of lines) prepared.prepare(record, mostAreNew);
    return lines;
  };
  const rehearsed = options.dryRun ? new Set<string>() : undefined;
  const save = async (records: readonly TitleRecord[], works: Set<string>) => {
    const refs = records.flatMap((r) => r.subjects ?? []);
    if (rehearsed)
      return takenBack(db, async (q) => {
        const own = new SubjectIds(q);
        await own.prepare(refs);
        return saveBatch(q, records, { subjects: own, prepared, works, rehearsed });
      });
    await subjects.prepare(refs);
    return db.tx((q) => saveBatch(q, records, { subjects, prepared, works }));
  };
  const write = async (lines: ReturnType<typeof prepare>) => {
    const turn = overlaps.begin();
    const works = new Set<string>();
    const outcomes = await saveOrSplit(
      lines.map((l) => l.record),
      (records) => save(records, works),
      (reason): Outcome => ({ reason }),
    );
    const shared = overlaps.end(turn, works);
    if (shared.length > 0 && !rehearsed) await regroupWorks(db, shared);
    lines.forEach(({ line, record, warnings, assumed_prices = 0 }, i) => {
      const outcome = outcomes[i] ?? 'unchanged';
      if (typeof outcome !== 'string') {
        reject({ line, ref: record.record_ref ?? record.eisbn, reason: outcome.reason });
        return;
      }
      summary[outcome] += 1;
      summary.assumed_prices += assumed_prices;
      if (outcome === 'added') rehearsed?.add(record.eisbn);
      summary.warnings += warnings.length;
      for (const warning of warnings) options.onWarning?.(line, record.eisbn, warning);
    });
    if (!rehearsed && !db.isShared && summary.added >= nextGrowth) {
      nextGrowth = summary.added * 2;
      await refreshStatistics(db);
    }
  };
  const written = (lines: ReturnType<typeof prepare>) => {
    summary.line = lines.at(-1)?.line ?? summary.line;
    options.onProgress?.(summary);
  };

  summary.stopped = !(await inBatches(reads, {
    size,
    lanes: db.engine === 'postgres' && !db.isShared ? LANES : 1,
    key: (read) => (read.kind === 'record' ? read.record.eisbn : ''),
    signal,
    wants,
    prepare,
    write,
    written,
  }));
  return summary;
}
