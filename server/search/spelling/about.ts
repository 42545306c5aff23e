import type { Db, Query } from '../../db/db.ts';
import {
  readPeople,
  readPersonBegun,
  takeAboutPending,
  writeAbout,
  writePeople,
} from '../text/about-queries.ts';
import type { ReadText } from '../text/read-text.ts';
import { plainText } from '../text/text-match.ts';
import { mergeBest } from './vocabulary.ts';
import { mayLearn } from './vocabulary-queries.ts';

/** Titles per transaction; few when a shop on PGlite waits for it. */
const batch = { most: 500, besideShoppers: 60 };

/** Longer names have more titles and middle names than readers type. */
const mostNames = 5;

/**
 * Learns what new and changed titles are about and who made them, until none are left or `forMs` milliseconds have
 * passed. Descriptions are found, and people suggested, only after this. Returns whether anything was learned.
 */
export async function learnAbout(db: Db, forMs = Number.POSITIVE_INFINITY): Promise<boolean> {
  const end = performance.now() + forMs;
  const size = db.engine === 'pglite' && Number.isFinite(forMs) ? batch.besideShoppers : batch.most;
  let taken = size;
  let hasLearned = false;
  while (taken >= size && performance.now() < end) {
    taken = await db.tx((q) => learnBatch(q, size));
    hasLearned ||= taken > 0;
  }
  return hasLearned;
}

/** Completes a person's name: 'toni m' gives 'toni morrison'. '' when no name starts with the text. */
export async function personBegun(q: Query, { words, type }: ReadText): Promise<string> {
  const mayName = type === 'keyword' || type === 'author';
  if (!mayName || words.length < 2 || words.some((word) => word.exact)) return '';
  return readPersonBegun(q, plainText(words));
}

async function learnBatch(q: Query, size: number): Promise<number> {
  if (!(await mayLearn(q))) return 0;
  const taken = await takeAboutPending(q, size);
  if (taken.length === 0) return 0;
  const ids = [...new Set(taken)];
  await writeAbout(q, ids);
  const titles = (await readPeople(q, ids)).map(({ names, ...title }) => ({
    ...title,
    keys: names.flatMap(spokenNames),
  }));
  await writePeople(q, await mergeBest(q, 'search_person', titles));
  return taken.length;
}

/** A name as readers may begin it: its first name and any of its later ones. 'ursula k le guin' is 'ursula le guin', too. */
function spokenNames(name: string): string[] {
  const [first = '', ...more] = name.split(' ').filter(Boolean);
  return more.slice(0, mostNames).map((_, i) => [first, ...more.slice(i)].join(' '));
}
