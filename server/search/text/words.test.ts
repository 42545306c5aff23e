import { describe, expect, test } from 'vitest';
import { testDb } from '../../../test/database.ts';
import { fc } from '../../../test/properties.ts';
import { normaliseTexts } from '../sql/queries.ts';
import { textMatch } from './text-match.ts';
import { asciiWords, readWords } from './words.ts';

const ascii = fc.string({
  unit: fc.integer({ min: 1, max: 127 }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
});
const noDatabase = () => {
  throw new Error('ASCII needs no database');
};

test('words are the same here and in the database', async () => {
  const db = await testDb();
  await fc.assert(
    fc.asyncProperty(fc.array(ascii, { minLength: 1, maxLength: 20 }), async (texts) => {
      expect(await normaliseTexts(db, texts)).toEqual(texts.map(asciiWords));
    }),
    { numRuns: 100 },
  );
});

test('words of any text hold nothing that means something to a query', async () => {
  const db = await testDb();
  const typed = fc.string({ unit: 'binary', maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const words = await readWords(text, (texts) => normaliseTexts(db, texts));
      for (const word of words) expect(word.text).not.toMatch(/[\s'"\\&|!():*<>,;%_$-]/);
      const match = textMatch(words, 'keyword', new Map());
      if (match) await db.query("select to_tsquery('simple', $1)", [match.tsquery]);
    }),
    { numRuns: 200 },
  );
});

describe('reading words', () => {
  const read = async (typed: string) => (await readWords(typed, noDatabase)).map((word) => word.text);

  test('ISBNs in any spelling, alone or among words', async () => {
    expect(await read('ISBN 0-261-10334-2')).toEqual(['9780261103344']);
    expect(await read('hobbit 0261103342')).toEqual(['hobbit', '9780261103344']);
    expect(await read('hobbit 0261103343')).toEqual(['hobbit', '0261103343']);
  });

  test('initials written apart are one word', async () => {
    expect(await read('J. R. R. Tolkien')).toEqual(['jrr', 'tolkien']);
    expect(await read('J.K. Rowling & C.S. Lewis')).toEqual(['jk', 'rowling', 'and', 'cs', 'lewis']);
    expect(await read('vitamin C')).toEqual(['vitamin', 'c']);
  });

  test('at most twelve words count', async () => {
    expect(await read('a1 '.repeat(5_000))).toHaveLength(12);
  });
});
