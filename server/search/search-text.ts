import type { Db } from '../db/db.ts';
import { type DocSet, docSet, intersect, sizeOf, unite } from './doc-set.ts';
import { docsOfSubjects } from './facet-columns.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { ReadText } from './read-text.ts';
import { correctSpelling, fewTitles } from './spelling.ts';
import type { TextFound, TextMemory } from './text-memory.ts';
import type { WordMemory } from './word-memory.ts';

export interface Searched {
  /** The titles that have the words. */
  found: TextFound | null;
  /** Those and the ones that are about them. */
  docs: DocSet;
  didYouMean: string;
  isCorrected: boolean;
}

/** What a text finds, or its corrected spelling (asked for by `readAgain`) when the text as typed finds nothing. */
export async function searchText(
  db: Db,
  index: MemoryIndex,
  texts: TextMemory,
  memory: WordMemory,
  read: ReadText,
  readAgain: (text: string) => Promise<ReadText>,
): Promise<Searched> {
  const asTyped = await findText(index, texts, read);
  if (asTyped.size >= fewTitles) return { ...asTyped, didYouMean: '', isCorrected: false };
  const didYouMean = (await correctSpelling(db, read, asTyped.size, memory)) ?? '';
  if (!didYouMean || asTyped.size > 0) return { ...asTyped, didYouMean, isCorrected: false };
  return { ...(await findText(index, texts, await readAgain(didYouMean))), didYouMean, isCorrected: true };
}

async function findText(
  index: MemoryIndex,
  texts: TextMemory,
  read: ReadText,
): Promise<Pick<Searched, 'found' | 'docs'> & { size: number }> {
  if (!read.match) return { found: null, docs: docSet(index.capacity), size: 0 };
  const found = await texts.find(read.match);
  const docs = await withSubjects(index, texts, read, found);
  return { found, docs, size: docs === found.docs ? found.size : sizeOf(docs) };
}

/** Adds the titles of subjects that the text names. */
async function withSubjects(
  index: MemoryIndex,
  texts: TextMemory,
  read: ReadText,
  found: TextFound,
): Promise<DocSet> {
  const more: DocSet[] = [];
  if (read.subjects.length) more.push(docsOfSubjects(index, read.subjects));
  if (found.size < fewTitles) {
    for (const { subjects, match } of read.bySubject) {
      const docs = (await texts.find(match)).docs.slice();
      intersect(docs, docsOfSubjects(index, subjects));
      more.push(docs);
    }
  }
  if (more.length === 0) return found.docs;
  const all = found.docs.slice();
  for (const docs of more) unite(all, docs);
  intersect(all, index.live);
  return all;
}
