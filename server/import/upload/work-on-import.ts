import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { beat } from '../../beat.ts';
import type { Db } from '../../db/db.ts';
import { refreshStatistics } from '../../db/refresh-statistics.ts';
import { yieldToShop } from '../../db/yield-to-shop.ts';
import { headerKey } from '../read/csv/header-key.ts';
import { FileRefused } from '../read/refuse-file.ts';
import { ReasonKinds } from '../reason-kinds.ts';
import { batchSize } from '../save/batch-size.ts';
import { saveStock } from '../save/save-stock.ts';
import { saveTitles } from '../save/save-titles.ts';
import { readStockLocations } from '../save/stock-queries.ts';
import { countsOf, withEarlier } from './counts.ts';
import { rejectedPath, uploadPath } from './files.ts';
import { openReads } from './open-reads.ts';
import {
  endImport,
  type ImportRow,
  type Loaded,
  lostFile,
  noteProgress,
  noteStopped,
  readColumns,
} from './queries.ts';
import { type Recognised, recognise } from './recognise.ts';
import { RejectedRows } from './rejected-rows.ts';
import { noting } from './samples.ts';

/** The store of an upload. */
export interface ImportStore {
  id: number;
  /** ISO 4217 */
  currency: string;
}

/** Kinds of reasons that a page shows. */
const mostKinds = 8;

/**
 * Checks a file that was uploaded, or loads it, as its row says, and stores the result. False when `stopping` ended
 * it: it goes on later.
 *
 * @throws DatabaseDown, and what is no fault of the file
 */
export async function workOnImport(
  { db, dataDir }: { db: Db; dataDir: string },
  row: ImportRow,
  store: ImportStore,
  stopping: AbortSignal,
): Promise<boolean> {
  const file = uploadPath(dataDir, row.file);
  const fail = (problem: string) => endImport(db, row, { state: 'failed', problem });
  if (!existsSync(file)) {
    await fail(lostFile);
    return true;
  }
  // Copies may have been sold since: the rows that are loaded must not be loaded again.
  const loadedTo = row.state === 'loading' && row.kind === 'copies' ? row.loaded.line : undefined;
  if (loadedTo !== undefined) {
    const set = loadedTo > 0 ? `Copies up to line ${loadedTo} are set.` : 'Some copies may be set.';
    await fail(
      `The server stopped while this list was loaded. ${set} Please upload a list of now to set the rest.`,
    );
    return true;
  }
  const pulse = importPulse(db, row);
  try {
    const known = await recognise(file, row.choices, (kind) =>
      row.state === 'loading' ? asChecked(row) : readColumns(db, store.id, kind),
    );
    if (pulse.overtaken.aborted) return true;
    if (known.problem) {
      const found = { ...nothing, ...shown(known) };
      await endImport(db, row, { state: 'ready', kind: known.kind, found, problem: known.problem });
      return true;
    }
    return await readWhole({ db, dataDir, row, store, known, file, pulse }, stopping);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await fail(error.plain);
    await rm(file, { force: true });
    return true;
  } finally {
    await pulse.end();
  }
}

/** The columns as the check showed them: choices that the store remembered for another file since then do not count. */
const asChecked = async ({ found }: ImportRow): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (found.columns ?? [])
      .filter(({ confidence }) => confidence === 'given')
      .map(({ header, field }) => [headerKey(header), field]),
  );

const nothing = { counts: null, reasons: [], remarks: [], samples: [] };
const shown = ({ columns, sheet, other_sheets }: Recognised) => ({ columns, sheet, other_sheets });

interface Work {
  db: Db;
  dataDir: string;
  row: ImportRow;
  store: ImportStore;
  known: Recognised;
  file: string;
  pulse: ReturnType<typeof importPulse>;
}

async function readWhole({ db, dataDir, row, store, known, file, pulse }: Work, stopping: AbortSignal) {
  const isLoading = row.state === 'loading';
  const reasons = new ReasonKinds();
  const remarks = new ReasonKinds();
  const rejected = new RejectedRows();
  const samples: typeof nothing.samples = [];
  const counted = (summary: Parameters<typeof countsOf>[0]) =>
    isLoading ? withEarlier(countsOf(summary), row.loaded) : countsOf(summary);
  const opened = await openReads(file, known, {
    fileName: row.file_name,
    currency: row.choices.currency ?? store.currency,
    location: await codeOf(db, store, row.choices.location_id),
    onBytes: pulse.bytes,
  });
  // Shoppers come first: short transactions, and a pause after each.
  const shared = yieldToShop(db);
  const options = {
    signal: AbortSignal.any([stopping, pulse.overtaken]),
    batchSize: batchSize(shared),
    dryRun: !isLoading,
    onRejected: (one: Parameters<typeof rejected.add>[0]) => {
      rejected.add(one);
      reasons.add(one.line, one.reason);
    },
    onWarning: (line: number, _ref: string, text: string) => remarks.add(line, text),
    onProgress: (summary: Parameters<typeof countsOf>[0]) => pulse.counts(counted(summary)),
  };
  // From here on, copies may be set: they must not be set again.
  if (isLoading && opened.of === 'copies') await noteProgress(db, row, 0, beforeLoading);
  const summary =
    opened.of === 'titles'
      ? await saveTitles(shared, noting(opened.reads, samples), options)
      : await saveStock(shared, noting(opened.reads, samples), { ...options, store });
  const counts = counted(summary);
  if (stopping.aborted) {
    if (isLoading) await noteProgress(db, row, row.bytes_read, counts);
    return false;
  }
  if (pulse.overtaken.aborted) {
    if (isLoading) await noteStopped(db, row.id, counts);
    return true;
  }
  await rejected.write(rejectedPath(dataDir, row.file), file, known);
  const lists = {
    reasons: reasons.list().slice(0, mostKinds),
    remarks: remarks.list().slice(0, mostKinds),
  };
  const found = {
    ...shown(known),
    ...lists,
    counts: isLoading ? (row.found.counts ?? null) : counts,
    samples,
  };
  if (!isLoading) await endImport(db, row, { state: 'ready', kind: known.kind, found });
  else {
    await refreshStatistics(db);
    await endImport(db, row, { state: 'done', found, loaded: counts });
    await rm(file, { force: true });
  }
  return true;
}

const beforeLoading: Loaded = {
  ...{ added: 0, updated: 0, unchanged: 0, outdated: 0, deleted: 0, rejected: 0 },
  ...{ warnings: 0, assumed_prices: 0, line: 0 },
};

/** What import files call a location; '' = none is chosen. */
async function codeOf(db: Db, { id }: ImportStore, locationId: number | undefined): Promise<string> {
  const locations = locationId === undefined ? [] : await readStockLocations(db, id);
  return locations.find((one) => one.id === locationId)?.code ?? '';
}

/** How far a job is, and whether someone has decided something else meanwhile. */
function importPulse(db: Db, row: ImportRow) {
  let bytes = 0;
  let counts: Loaded | null = null;
  const pulse = beat(() => noteProgress(db, row, bytes, counts));
  return {
    ...pulse,
    bytes: (read: number) => {
      bytes = read;
    },
    counts: (now: Loaded) => {
      counts = now;
    },
  };
}
