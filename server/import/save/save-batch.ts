import type { Query } from '../../db/db.ts';
import { wantCoversAgain } from '../covers/queries.ts';
import type { TitleRecord } from '../record.ts';
import { sameTitle } from '../rules/same-title.ts';
import type { StoredTitle } from '../rules/stored-title.ts';
import type { PreparedRecords } from './prepared-records.ts';
import {
  insertTitles,
  type KnownTitle,
  lockKnown,
  markDeleted,
  readStored,
  replaceSubjects,
  type SourceRow,
  saveDetails,
  saveSources,
  type TitleSubjects,
  updateTitles,
} from './queries.ts';
import { isFull, withoutRepeats } from './repeats.ts';
import type { SubjectIds } from './subject-ids.ts';

/** The outcome of a record. `outdated`: a newer message is already in. `reason`: it was refused. */
export type Outcome = 'added' | 'updated' | 'unchanged' | 'outdated' | 'deleted' | { reason: string };

export interface BatchOptions {
  subjects: SubjectIds;
  prepared: PreparedRecords;
  /** Gathers the works (work_key) whose editions may have changed. */
  works: Set<string>;
  /** In a dry run: books that earlier batches would have added. */
  rehearsed?: ReadonlySet<string>;
}

/**
 * Writes records to the catalogue, within the caller's transaction, in their order; one outcome each. A record of a book
 * that came earlier in the batch is applied after it.
 */
export async function saveBatch(
  q: Query,
  records: readonly TitleRecord[],
  options: BatchOptions,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = records.map(() => 'unchanged');
  let waiting = withoutRepeats(records);
  while (waiting.length > 0) {
    const seen = new Set<string>();
    const now = waiting.filter(({ record }) => !seen.has(record.eisbn) && seen.add(record.eisbn));
    const written = await saveDistinct(
      q,
      now.map(({ record }) => record),
      options,
    );
    now.forEach(({ index }, i) => {
      outcomes[index] = written[i] ?? 'unchanged';
    });
    waiting = waiting.filter((one) => !now.includes(one));
  }
  return outcomes;
}

interface Change {
  record: TitleRecord;
  known: KnownTitle | undefined;
  hash: string;
}

async function saveDistinct(q: Query, records: TitleRecord[], options: BatchOptions): Promise<Outcome[]> {
  const found = await lockKnown(
    q,
    records.map((r) => r.eisbn),
    records.map((r) => r.source),
  );
  const known = new Map(found.map((k) => [k.n, k]));
  const outcomes: Outcome[] = [];
  const toMerge: (Change & { n: number })[] = [];
  const toDelete: Change[] = [];
  const toNote: Change[] = [];
  records.forEach((record, n) => {
    const change = { record, known: known.get(n), hash: options.prepared.hashOf(record) };
    const outcome = judge(change, options.rehearsed?.has(record.eisbn) ?? false);
    outcomes[n] = outcome;
    if (outcome === 'updated' || outcome === 'added') toMerge.push({ ...change, n });
    else if (outcome === 'deleted') toDelete.push(change);
    else if (outcome === 'unchanged' && change.known) toNote.push(change);
  });

  const deletedIds = toDelete.flatMap((c) => c.known?.id ?? []);
  if (deletedIds.length > 0) await markDeleted(q, deletedIds);
  const merged = await saveMerged(q, toMerge, options);
  toMerge.forEach(({ n, record }) => {
    if (merged.same.has(record.eisbn)) outcomes[n] = 'unchanged';
  });
  const sources = [...toMerge, ...toDelete, ...toNote.filter(isNews)].map((c) => sourceRow(c, merged.ids));
  if (sources.length > 0) await saveSources(q, sources);
  return outcomes;
}

/** What is to be done with a record: 'added' and 'updated' are to be merged, 'deleted' to be marked. */
function judge({ record, known, hash }: Change, isRehearsed: boolean): Outcome {
  const isOld = known && record.sent_at !== undefined && record.sent_at < known.newest;
  if (isOld) return 'outdated';
  if (record.notification === 'delete') return known && !known.deleted ? 'deleted' : 'unchanged';
  if (!known) {
    if (isRehearsed) return 'updated';
    if (record.title) return 'added';
    return { reason: 'It has no title, and the book isn’t in the catalogue yet.' };
  }
  if (known.content_hash === hash && !(known.deleted && isFull(record))) return 'unchanged';
  return 'updated';
}

/** The record says what is known, but at a later time, which counts against older messages. */
function isNews({ record, known }: Change): boolean {
  return record.sent_at !== undefined && record.sent_at > (known?.sent_at ?? 0);
}

async function saveMerged(
  q: Query,
  changes: Change[],
  options: BatchOptions,
): Promise<{ ids: Map<string, number>; same: Set<string> }> {
  const stored = await storedOf(q, changes);
  const added: { title: StoredTitle; record: TitleRecord }[] = [];
  const updated: (StoredTitle & { id: number; revive: boolean })[] = [];
  const shelves: TitleSubjects[] = [];
  const relinked: number[] = [];
  const same = new Set<string>();
  for (const { record, known } of changes) {
    const before = known && stored.get(known.id);
    const title = known
      ? options.prepared.merge(record, before, known.other_source)
      : options.prepared.asNew(record);
    if (title.work_key) options.works.add(title.work_key);
    if (before?.work_key) options.works.add(before.work_key);
    const own = record.subjects && options.subjects.of(record.subjects);
    if (!known) {
      added.push({ title, record });
      continue;
    }
    const revive = known.deleted && isFull(record);
    const moves = own !== undefined && String(own.ids) !== String(before?.subjects);
    if (before && !revive && !moves && sameTitle(before, title)) {
      same.add(record.eisbn);
      continue;
    }
    if (title.cover_url && before && title.cover_url !== before.cover_url) relinked.push(known.id);
    updated.push({ ...title, id: known.id, revive });
    if (own && moves) shelves.push({ titleId: known.id, subjectIds: own.ids, main: own.main });
  }
  // Two imports at once take their turns in the same order, so that neither waits for the other for ever.
  added.sort((a, b) => (a.record.eisbn < b.record.eisbn ? -1 : 1));
  const fresh =
    added.length > 0
      ? await insertTitles(
          q,
          added.map((a) => a.title),
        )
      : new Map<string, number>();
  if (updated.length > 0) await updateTitles(q, updated);
  if (relinked.length > 0) await wantCoversAgain(q, relinked);
  const details = [...updated, ...added.map(({ title }) => ({ ...title, id: idOf(fresh, title.eisbn) }))];
  if (details.length > 0) await saveDetails(q, details);
  for (const { record } of added) {
    const own = options.subjects.of(record.subjects ?? []);
    shelves.push({ titleId: idOf(fresh, record.eisbn), subjectIds: own.ids, main: own.main });
  }
  const freshIds = new Set(fresh.values());
  if (shelves.length > 0) await replaceSubjects(q, shelves, freshIds);
  return { ids: fresh, same };
}

async function storedOf(q: Query, changes: Change[]) {
  const ids = changes.flatMap((c) => c.known?.id ?? []);
  return ids.length > 0 ? readStored(q, ids) : new Map<number, never>();
}

function sourceRow({ record, known, hash }: Change, ids: ReadonlyMap<string, number>): SourceRow {
  return {
    title_id: known?.id ?? idOf(ids, record.eisbn),
    source: record.source,
    record_ref: record.record_ref ?? '',
    sent_at: record.sent_at ?? 0,
    content_hash: hash,
  };
}

function idOf(ids: ReadonlyMap<string, number>, eisbn: string): number {
  const id = ids.get(eisbn);
  if (id === undefined) throw new Error(`the title ${eisbn} was not written`);
  return id;
}
