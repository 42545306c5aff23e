import { describe, expect, test } from 'vitest';
import type { SubjectRef } from '../record.ts';
import { subjectPath } from './subjects.ts';

const path = (subject: SubjectRef) => subjectPath(subject).map((s) => s.heading);

describe('shelves of a subject', () => {
  test('a Thema code stands below its ancestors, in our words', () => {
    expect(path({ scheme: 'thema', code: 'FFJ' })).toEqual(['Fiction', 'Mystery & crime', 'Cozy mysteries']);
  });

  test('an unknown Thema code stands on the nearest shelf we know', () => {
    expect(path({ scheme: 'thema', code: 'FFJX' })).toEqual(path({ scheme: 'thema', code: 'FFJ' }));
  });

  test('with a heading of the source it gets a shelf of its own there', () => {
    expect(path({ scheme: 'thema', code: 'FFPX', heading: 'Police, rural' }).slice(-2)).toEqual([
      'Police procedurals',
      'Police, rural',
    ]);
  });

  test('a BISAC code stands below its section', () => {
    expect(path({ scheme: 'bisac', code: 'FIC019000', heading: 'FICTION / Literary' })).toEqual([
      'Fiction',
      'Literary',
    ]);
    expect(path({ scheme: 'bisac', code: 'FIC019000' })).toEqual(['Fiction']);
  });

  test('free words are steps, whatever their case', () => {
    const upper = subjectPath({ scheme: 'keyword', code: 'FICTION / Lighthouse Keepers' });
    const lower = subjectPath({ scheme: 'keyword', code: 'Fiction / Lighthouse keepers' });
    expect(lower.map((s) => s.heading)).toEqual(['Fiction', 'Lighthouse keepers']);
    expect(upper.map((s) => s.code)).toEqual(lower.map((s) => s.code));
  });

  test('one subject in several schemes is one shelf', () => {
    const fiction = [
      { scheme: 'thema', code: 'F' },
      { scheme: 'bisac', code: 'FIC000000', heading: 'FICTION / General' },
      { scheme: 'bic', code: 'FA' },
      { scheme: 'keyword', code: 'FICTION' },
      { scheme: 'lcsh', code: 'Fiction.' },
    ] as const;
    expect(new Set(fiction.map((subject) => subjectPath(subject)[0]?.code))).toEqual(new Set(['F']));
    // Wherever it stands in the tree of the shop.
    expect(path({ scheme: 'bisac', code: 'POE023000', heading: 'POETRY / Subjects & Themes' })).toEqual([
      'Poetry, drama & true stories',
      'Poetry',
      'Subjects & Themes',
    ]);
    expect(path({ scheme: 'keyword', code: 'Fiction / Fantasy / Dragons' })).toEqual([
      'Fiction',
      'Fantasy',
      'Dragons',
    ]);
    const literary = [
      subjectPath({ scheme: 'bisac', code: 'FIC019000', heading: 'FICTION / Literary' }),
      subjectPath({ scheme: 'keyword', code: 'fiction / LITERARY' }),
    ];
    expect(literary.map((shelves) => shelves.map(({ scheme, code }) => scheme + code))[0]).toEqual(
      literary[1]?.map(({ scheme, code }) => scheme + code),
    );
  });

  test('sections that a table writes out are those of the codes', () => {
    const written = (text: string) => subjectPath({ scheme: 'keyword', code: text });
    const section = (code: string) => subjectPath({ scheme: 'bisac', code: `${code}000000` });
    expect(written('Juvenile Fiction')).toEqual(section('JUV'));
    expect(written('BIOGRAPHY & AUTOBIOGRAPHY')).toEqual(section('BIO'));
    expect(written('Computers')).toEqual(section('COM'));
    expect(path({ scheme: 'keyword', code: 'Cooking / Soups' })).toEqual([
      'Food, home & leisure',
      'Food & drink',
      'Soups',
    ]);
    // Only where it is the section: 'Drama' below another shelf is a word of its own.
    expect(path({ scheme: 'keyword', code: 'Sisters / Drama' })).toEqual(['Sisters', 'Drama']);
  });

  test('headings of libraries are read as steps', () => {
    expect(path({ scheme: 'lcsh', code: 'Revenge--Fiction' })).toEqual(['Revenge', 'Fiction']);
    expect(path({ scheme: 'lcsh', code: 'World War, 1939-1945 -- Campaigns -- France.' })).toEqual([
      'World War, 1939-1945',
      'Campaigns',
      'France',
    ]);
    expect(path({ scheme: 'keyword', code: 'Sisters--Fiction' })).toEqual(['Sisters', 'Fiction']);
    expect(path({ scheme: 'other', code: 'x1', heading: 'Sisters. fast (OCoLC)fst01119583' })).toEqual([
      'Sisters',
    ]);
    expect(path({ scheme: 'lcsh', code: 'United States. Navy--History--20th century' })).toEqual([
      'United States. Navy',
      'History',
      '20th century',
    ]);
    expect(path({ scheme: 'lcsh', code: 'Presidents--U.S.' })).toEqual(['Presidents', 'U.S.']);
    expect(path({ scheme: 'keyword', code: 'Cats--Cats / cats' })).toEqual(['Cats']);
  });

  test('Dewey numbers stand on ten shelves', () => {
    expect(path({ scheme: 'dewey', code: '823.912' })).toEqual(['Literature']);
  });

  test('shows no heading that shoppers could not read', () => {
    expect(path({ scheme: 'other', code: 'X17' })).toEqual([]);
    expect(path({ scheme: 'thema', code: '1KBB-US-NAK' })).toEqual([]);
    expect(path({ scheme: 'bisac', code: 'QQQ000000' })).toEqual([]);
  });
});
