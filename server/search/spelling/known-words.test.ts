import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDb } from '../../../test/database.ts';
import { buildTitle } from '../../../test/factories.ts';
import { readForms } from '../sql/queries.ts';
import { FollowWords } from './follow-words.ts';
import { KnownWords } from './known-words.ts';
import { readSimilarWords, readWordCounts } from './spelling-queries.ts';
import { learnWords } from './vocabulary.ts';

const asked = ['harry', 'poter', 'stones', 'stoned', 'sorcerors', 'zzz', 'über', 'nothingness'];

test('the words in memory equal the tables, also after new words', async () => {
  const db = await testDb();
  await buildTitle(db, { title: 'Harry Potter and the Stone of the Sorcerers', author: 'J. K. Rowling' });
  await learnWords(db);
  const here = new FollowWords(db);
  await here.read();
  const elsewhere = new FollowWords(db);
  await elsewhere.read();
  await buildTitle(db, { title: 'Pottery, Stoned and Glazed', author: 'Harriet Über' });
  await buildTitle(db, { title: 'Harry the Sorcerer', author: 'Dora Stones' });
  await here.learn();
  // Asked at once, as `refresh` does: it hears of what another process has learned.
  await elsewhere.catchUp(true);
  for (const { memory } of [here, elsewhere]) {
    const { known } = memory;
    const counts = await readWordCounts(db, asked);
    const forms = await readForms(db, asked);
    for (const word of asked) {
      expect(known?.titlesOf(word)).toBe(counts.get(word) ?? 0);
      const ofTables = forms.filter((row) => row.word === word).map((row) => row.form);
      if (counts.has(word)) expect(known?.formsOf(word)?.sort()).toEqual(ofTables.sort());
      else expect(known?.formsOf(word)).toBeNull();
      const similar = (await readSimilarWords(db, [word])).sort(byWord);
      expect(known?.similarTo(word).sort(byWord)).toEqual(similar);
    }
  }
});

test('a vocabulary that is too large for memory stays where it is', async () => {
  const db = await testDb();
  const words = new FollowWords(db, 4);
  await words.read();
  await buildTitle(db, { title: 'One Two', author: 'Three' });
  await words.learn();
  expect(words.memory.known?.size).toBeLessThanOrEqual(4);
  await buildTitle(db, { title: 'Four Five Six Seven' });
  await words.learn();
  expect(words.memory.known).toBeNull();
  await words.catchUp(true);
  expect(words.memory.known).toBeNull();
});

function byWord(a: { similar: string }, b: { similar: string }): number {
  return a.similar < b.similar ? -1 : 1;
}

test('similar words are those that pg_trgm finds, whichever lists of triples they are met in', () => {
  const letters = fc.constantFrom(...'abst');
  const word = fc.array(letters, { minLength: 1, maxLength: 9 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), word, (words, asked) => {
      const known = new KnownWords();
      for (const [i, text] of words.entries()) known.set({ word: text, stem: text, titles: i });
      const likely = words
        .filter((text) => text !== asked && likeness(text, asked) >= 0.3)
        .sort((a, b) => likeness(b, asked) - likeness(a, asked) || words.indexOf(b) - words.indexOf(a))
        .slice(0, 12);
      expect(known.similarTo(asked).map((one) => one.similar)).toEqual(likely);
    }),
  );
});

function likeness(a: string, b: string): number {
  const [ofA, ofB] = [a, b].map(
    (word) => new Set([...` ${word}`].map((_, i) => `  ${word} `.slice(i, i + 3))),
  );
  const both = [...(ofA ?? [])].filter((triple) => ofB?.has(triple)).length;
  return both / ((ofA?.size ?? 0) + (ofB?.size ?? 0) - both);
}
