import { describe, expect, test } from 'vitest';
import { type Edition, workKey } from './work-key.ts';

function key(overrides: Partial<Edition> & { author?: string }): string {
  const { author = 'Emily Marsh', ...rest } = overrides;
  return workKey({
    title: 'The Salt Road',
    subtitle: '',
    contributors: author ? [{ name: author, role: 'A01' }] : [],
    series: '',
    series_number: '',
    binding: 'Trade Paperback',
    language: 'eng',
    ...rest,
  });
}

describe('editions of one work share a key', () => {
  test.each<[string, Partial<Edition> & { author?: string }]>([
    ['another binding', { binding: 'Hardcover' }],
    ['edition words in brackets', { title: 'The Salt Road (Penguin Classics)' }],
    ['large print', { title: 'The Salt Road [Large Print]' }],
    ['no article', { title: 'Salt Road' }],
    ['what it is, after a colon', { title: 'The Salt Road: A Novel' }],
    ['an initial for the given name', { author: 'E. Marsh' }],
    ['a subtitle on one of them', { subtitle: 'A True Story' }],
    ['a series on one of them', { series: 'Coast', series_number: '2' }],
    ['no language given', { language: '' }],
  ])('%s', (_, overrides) => {
    expect(key(overrides)).toBe(key({}));
  });

  test('the author may stand behind an illustrator', () => {
    const contributors = [
      { name: 'Ada Pell', role: 'A12' },
      { name: 'Emily Marsh', role: 'A01' },
    ];
    expect(key({ contributors })).toBe(key({}));
  });
});

test.each([
  ['Salt & Cedar, Vol. 3', 'Salt and Cedar: Volume 3'],
  ['Salt, Vol. 3', 'Salt, Vol. 3 (Large Print Edition)'],
  ['Salt, Vol. 3', 'Salt, Vol. 3 [Unabridged]'],
])('two spellings of a volume: %s, %s', (one, other) => {
  expect(key({ title: other })).toBe(key({ title: one }));
});

test('a year may be the name of a novel', () => {
  expect(key({ title: '1984', binding: 'Mass Market' })).toBe('1984|marsh e');
});

describe('other works have another key', () => {
  test.each<[string, Partial<Edition> & { author?: string }]>([
    ['another author', { author: 'Emily March' }],
    ['another title', { title: 'The Salt Roads' }],
    ['a translation', { language: 'fre' }],
    ['a numbered part of the series that bears its name', { series: 'The Salt Road', series_number: '2' }],
    ['a volume that only the subtitle tells', { subtitle: 'Volume Two' }],
    ['the graphic novel of it', { subtitle: 'The Graphic Novel' }],
    ['a comic of it', { binding: 'Graphic Novel Paperback' }],
  ])('%s', (_, overrides) => {
    expect(key(overrides)).not.toBe(key({}));
    expect(key(overrides)).not.toBe('');
  });

  test('volumes called by number alone differ by their series', () => {
    const volume = (series: string) => key({ title: 'Volume 3', series, series_number: '3' });
    expect(volume('Coast')).not.toBe(volume('Harbor'));
  });
});

test('a numbered comic in another cut holds other chapters', () => {
  expect(key({ title: 'Salt (Deluxe Edition), Vol. 3' })).not.toBe(key({ title: 'Salt, Vol. 3' }));
});

describe('books that are no edition of a work belong to no work', () => {
  test.each<[string, Partial<Edition> & { author?: string }]>([
    ['a boxed set', { title: 'The Salt Road Boxed Set' }],
    ['several parts in one', { series: 'Coast', series_number: '1-3' }],
    ['a study guide', { title: 'The Salt Road: Study Guide' }],
    ['a workbook', { subtitle: 'A Workbook' }],
    ['its summary', { title: 'Summary: The Salt Road' }],
    ['a boxed set by its binding', { binding: 'Boxed Set' }],
    ['two parts in one', { subtitle: '2-in-1' }],
    ['a calendar', { binding: 'Calendar' }],
    ['nobody’s book', { author: '' }],
    ['a volume of an unknown series', { title: 'Volume 3' }],
  ])('%s', (_, overrides) => {
    expect(key(overrides)).toBe('');
  });
});
