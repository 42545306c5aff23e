import { readFindableChanges, readPosition } from '../../changes/queries.ts';
import { repeat } from '../../changes/repeat.ts';
import type { Db } from '../../db/db.ts';
import type { BackendOptions } from '../backend.ts';
import { FollowWords } from '../spelling/follow-words.ts';
import type { WordMemory } from '../spelling/word-memory.ts';
import {
  type CatalogueRows,
  readAllIds,
  readCatalogue,
  readCategories,
  readSubjects,
} from './index-queries.ts';
import { MemoryIndex } from './memory-index.ts';
import { SubjectTree } from './subject-tree.ts';

/** Titles read at once: while starting, and while everybody else uses the database, which on PGlite waits meanwhile. */
const batch = { loading: 20_000, following: { postgres: 5_000, pglite: 500 } };

/** Time for learning words in each tick: during a long import most of the database's time is left to others. */
const learningMs = 250;

/** Stands in the list of changes for the names of subjects and categories (0820_names_follow.sql). */
const noTitle = 0;

export interface Follower {
  readonly index: MemoryIndex;
  readonly words: WordMemory;
  /** Grows when searches in this store may answer in another way. */
  versionOf(storeId: number): number;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Reads the catalogue into memory and keeps following it. */
export async function followCatalogue(db: Db, options: BackendOptions): Promise<Follower> {
  const { pollMs = 1_000, onError = () => {} } = options;
  // From before reading: what changes meanwhile is read again, which does no harm.
  let position = await readPosition(db);
  const ids = await readAllIds(db);
  const index = new MemoryIndex(Math.max(1_024, Math.ceil(ids.length * 1.1)));
  await readNames(db, index);
  for (const some of batches(ids, batch.loading)) index.apply(some, await readCatalogue(db, some));
  index.finishLoading();
  const versions = new StoreVersions();

  async function catchUp(): Promise<void> {
    const next = await readFindableChanges(db, position);
    // After a long absence: every title there was or is.
    const changes = next.changes ?? {
      ids: [...new Set([noTitle, ...index.titleIds.subarray(0, index.size), ...(await readAllIds(db))])],
      stores: [null],
    };
    if (changes.ids.includes(noTitle)) {
      await readNames(db, index);
      index.subjectsMoved();
      versions.grow([null]);
    }
    for (const some of batches(changes.ids, batch.following[db.engine])) {
      const rows = await readCatalogue(db, some);
      if (hasNewNames(index, rows)) await readNames(db, index);
      index.apply(some, rows);
      // Afterwards: a page made in between has the version of before, and is made again.
      versions.grow(changes.stores);
    }
    position = next.position;
  }

  const words = new FollowWords(db);
  await words.read();
  /** Another process may learn for this one, so what was remembered does not outlive any change. */
  async function catchUpAndLearn(forMs?: number): Promise<void> {
    const before = index.version;
    await catchUp();
    if (await words.learn(forMs)) await catchUp();
    if (index.version !== before) words.memory.clear();
    await words.catchUp(forMs === undefined);
  }

  const following = repeat(() => catchUpAndLearn(learningMs), { everyMs: pollMs, onError });
  return {
    index,
    words: words.memory,
    versionOf: (storeId) => versions.of(storeId) + words.version,
    refresh: () => following.inTurn(() => catchUpAndLearn()),
    close: following.close,
  };
}

/** A number for each store; what concerns every store counts for each. */
class StoreVersions {
  #everywhere = 0;
  readonly #own = new Map<number, number>();

  of(storeId: number): number {
    return this.#everywhere + (this.#own.get(storeId) ?? 0);
  }

  grow(stores: readonly (number | null)[]): void {
    for (const store of stores) {
      if (store === null) this.#everywhere += 1;
      else this.#own.set(store, (this.#own.get(store) ?? 0) + 1);
    }
  }
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
