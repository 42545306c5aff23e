import type { Db } from '../db/db.ts';
import { type DocSet, docSet, intersect, sizeOf, unite } from './index/doc-set.ts';
import { docsOfValues } from './index/facet-columns.ts';
import type { MemoryIndex } from './index/memory-index.ts';
import type { TextFound, TextMemory } from './index/text-memory.ts';
import { findRelaxed } from './relax-query.ts';
import { personBegun } from './spelling/about.ts';
import { correctSpelling, fewTitles } from './spelling/spelling.ts';
import type { WordMemory } from './spelling/word-memory.ts';
import { type Named, onePage, type ReadText, withBegun } from './text/read-text.ts';
import type { TextMatch } from './text/text-match.ts';

export interface Searched {
  /** The titles that have the words. */
  found: TextFound | null;
  /** Those and the ones that are about them. */
  docs: DocSet;
  didYouMean: string;
  isCorrected: boolean;
  leftOut: string[];
}

/** The titles that a text finds, or those of a corrected text (read with `readAgain`) if it finds none. `asTyped`: no correction. */
export async function searchText(
  db: Db,
  index: MemoryIndex,
  texts: TextMemory,
  memory: WordMemory,
  read: ReadText,
  readAgain: (text: string) => Promise<ReadText>,
  asTyped: boolean,
): Promise<Searched> {
  const looking = {
    find: (text: ReadText) => findText(index, texts, text),
    correct: (text: ReadText, { found, size }: Awaited<ReturnType<typeof findText>>) => {
      // The names say nothing about words that were found in another field than the one asked for.
      const names = found && [text.match, text.unfinished].includes(found.match) ? found.names : null;
      return correctSpelling(db, text, size, memory, names);
    },
    person: (text: ReadText) => personBegun(db, text),
    readAgain,
  };
  const { found, ...spelling } = await findRelaxed(read, looking, asTyped);
  return { ...found, ...spelling };
}

async function findText(
  index: MemoryIndex,
  texts: TextMemory,
  read: ReadText,
): Promise<Pick<Searched, 'found' | 'docs'> & { size: number }> {
  if (!read.match) return { found: null, docs: docSet(index.capacity), size: 0 };
  let found = await texts.find(read.match);
  if (found.size < fewTitles && read.unfinished) found = await texts.find(read.unfinished);
  else if (found.size < onePage) read = withBegun(read);
  if (found.size === 0 && read.narrowed) found = await narrowed(index, texts, read.narrowed);
  const docs = await withNamed(index, texts, read, found);
  const size = docs === found.docs ? found.size : sizeOf(docs);
  if (size === 0 && read.anywhere) {
    return findText(index, texts, { ...read, match: read.anywhere, anywhere: null });
  }
  if (size > 0 || !read.about) return { found, docs, size };
  return findText(index, texts, {
    ...read,
    partly: [...read.partly, { include: {}, match: read.about }],
    about: null,
  });
}

/** 'Dune paperback' is what 'dune' finds, as far as it is a paperback. */
async function narrowed(
  index: MemoryIndex,
  texts: TextMemory,
  { include, match }: Named & { match: TextMatch },
): Promise<TextFound> {
  const found = await texts.find(match);
  const docs = found.docs.slice();
  for (const [k, values] of Object.entries(include)) intersect(docs, docsOfValues(index, k as 's', values));
  return { ...found, docs, size: sizeOf(docs) };
}

/** Adds the titles of what the text names. */
async function withNamed(
  index: MemoryIndex,
  texts: TextMemory,
  read: ReadText,
  found: TextFound,
): Promise<DocSet> {
  const more: DocSet[] = [];
  for (const { include, match } of [...read.named, ...(found.size < fewTitles ? read.partly : [])]) {
    const docs = (match ? (await texts.find(match)).docs : index.live).slice();
    for (const [k, values] of Object.entries(include)) intersect(docs, docsOfValues(index, k as 's', values));
    more.push(docs);
  }
  if (more.length === 0) return found.docs;
  const all = found.docs.slice();
  for (const docs of more) unite(all, docs);
  intersect(all, index.live);
  return all;
}
