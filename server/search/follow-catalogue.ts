import type { Db } from '../db/db.ts';
import type { BackendOptions } from './backend.ts';
import { FollowWords } from './follow-words.ts';
import {
  type CatalogueRows,
  readAllIds,
  readCatalogue,
  readCategories,
  readChanges,
  readSubjects,
} from './index-queries.ts';
import { MemoryIndex } from './memory-index.ts';
import { SubjectTree } from './subject-tree.ts';
import type { WordMemory } from './word-memory.ts';

/** Titles read at once: while starting, and while everybody else uses the database, which on PGlite waits meanwhile. */
const batch = { loading: 20_000, following: { postgres: 5_000, pglite: 500 } };

/** Of each tick for learning words: during a long import most of the database's time is left to others. */
const learningMs = 250;

/** Stands in the list of changes for the names of subjects and categories (0820_names_follow.sql). */
const noTitle = 0;

export interface Follower {
  readonly index: MemoryIndex;
  readonly words: WordMemory;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Reads the catalogue into memory and keeps following it. */
export async function followCatalogue(db: Db, options: BackendOptions): Promise<Follower> {
  const { pollMs = 1_000, onError = () => {} } = options;
  // Where the catalogue stood before reading: what changes meanwhile is read again, which does no harm.
  const start = await readAllIds(db);
  let { snapshot } = start;
  const index = new MemoryIndex(Math.max(1_024, Math.ceil(start.ids.length * 1.1)));
  await readNames(db, index);
  for (const ids of batches(start.ids, batch.loading)) index.apply(ids, await readCatalogue(db, ids));
  index.finishLoading();

  async function catchUp(): Promise<void> {
    const changes = await readChanges(db, snapshot);
    if (changes.ids.includes(noTitle)) {
      await readNames(db, index);
      index.subjectsMoved();
    }
    for (const ids of batches(changes.ids, batch.following[db.engine])) {
      const rows = await readCatalogue(db, ids);
      if (hasNewNames(index, rows)) await readNames(db, index);
      index.apply(ids, rows);
    }
    snapshot = changes.snapshot;
  }

  const words = new FollowWords(db);
  await words.read();
  /** Another process may learn for this one, so what was remembered does not outlive any change. */
  async function catchUpAndLearn(forMs?: number): Promise<void> {
    const before = index.version;
    await catchUp();
    await words.learn(forMs);
    if (index.version !== before) words.memory.clear();
    await words.catchUp(forMs === undefined);
  }

  let running: Promise<void> = Promise.resolve();
  /** One at a time: two would move the snapshot past what the other has not read yet. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const mine = running.then(work);
    running = mine.catch(() => {});
    return mine;
  }

  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  function schedule() {
    if (closed || pollMs === 0) return;
    timer = setTimeout(() => {
      inTurn(() => catchUpAndLearn(learningMs))
        .catch(onError)
        .finally(schedule);
    }, pollMs);
    timer.unref();
  }
  schedule();

  return {
    index,
    words: words.memory,
    refresh: () => inTurn(() => catchUpAndLearn()),
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function readNames(db: Db, index: MemoryIndex): Promise<void> {
  index.subjects = new SubjectTree(await readSubjects(db));
  index.categories = await readCategories(db);
}

/** A subject or category that the index has not met. */
function hasNewNames(index: MemoryIndex, rows: CatalogueRows): boolean {
  const categories = new Set(index.categories.map((c) => c.id));
  return (
    rows.subjects.value.some((id) => !index.subjects.has(id)) ||
    rows.categories.value.some((id) => !categories.has(id))
  );
}

function* batches(ids: readonly number[], size: number): Generator<number[]> {
  for (let i = 0; i < ids.length; i += size) yield ids.slice(i, i + size);
}
