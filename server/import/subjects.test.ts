import { describe, expect, test } from 'vitest';
import type { SubjectRef } from './record.ts';
import { shelfPath } from './subjects.ts';

const path = (subject: SubjectRef) => shelfPath(subject).map((s) => s.heading);

describe('shelves of a subject', () => {
  test('a Thema code stands below its ancestors, in our words', () => {
    expect(path({ scheme: 'thema', code: 'FFJ' })).toEqual(['Fiction', 'Mystery & crime', 'Cosy mysteries']);
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
    const upper = shelfPath({ scheme: 'keyword', code: 'FICTION / Sea Stories' });
    const lower = shelfPath({ scheme: 'keyword', code: 'Fiction / Sea stories' });
    expect(lower.map((s) => s.heading)).toEqual(['Fiction', 'Sea stories']);
    expect(upper.map((s) => s.code)).toEqual(lower.map((s) => s.code));
  });

  test('Dewey numbers stand on ten shelves', () => {
    expect(path({ scheme: 'dewey', code: '823.912' })).toEqual(['Literature']);
  });

  test('what no shopper could read stands nowhere', () => {
    expect(path({ scheme: 'other', code: 'X17' })).toEqual([]);
    expect(path({ scheme: 'thema', code: '1KBB-US-NAK' })).toEqual([]);
    expect(path({ scheme: 'bisac', code: 'QQQ000000' })).toEqual([]);
  });
});
