import { expect, test } from 'vitest';
import { demoTitles } from '../catalogue/facts.ts';
import { chooseMotif, motifFits } from './choose-motif.ts';
import type { CoverFacts } from './cover-facts.ts';
import type { MotifName } from './motifs.ts';
import { MOTIFS } from './motifs.ts';
import { SIGNS } from './signs.ts';

function buildBook(overrides: Partial<CoverFacts> = {}): CoverFacts {
  return {
    isbn: '9780000000002',
    title: 'Emma',
    authors: [],
    subjects: ['FBA'],
    audience: 'General',
    ...overrides,
  };
}

/** The motifs of every edition of a work in the demo catalogue. */
function motifsOf(title: string): (MotifName | undefined)[] {
  const editions = demoTitles().filter((facts) => facts.title === title);
  expect(editions, title).not.toEqual([]);
  return editions.map((facts) => chooseMotif({ ...facts, authors: [] }));
}

test.each([
  ['Master and Commander', ['sea']],
  ['H.M.S. Surprise', ['sea']],
  ['Moby-Dick', ['sea', 'whale']],
  ['To the Lighthouse', ['coast']],
  ['South', ['snow']],
  ['The Snow Leopard', ['snow']],
  ['Arctic Dreams', ['snow']],
  ['The Polar Express', ['snow']],
  ['Cosmos', ['space']],
  ['Frog and Toad Are Friends', ['frog']],
  ['Owl Moon', ['owl']],
  ['On Writing Well', ['books']],
  ['Musicophilia', ['music']],
  ['Macbeth', ['stage']],
  ['The Botany of Desire', ['garden']],
  ['Joy of Cooking', ['food']],
  ['War and Peace', ['war']],
  ["Charlotte's Web", ['spider']],
  ['1776', ['revolution']],
  ['The Spy Who Came In from the Cold', ['thriller']],
])('%s shows what it is of', (title, fitting) => {
  for (const motif of motifsOf(title)) expect(fitting).toContain(motif);
});

test.each([
  ['Anne of Green Gables', ['space', 'night']],
  ['Fun Home', ['space', 'night', 'crime', 'thriller']],
  ['The Complete Calvin and Hobbes', ['space', 'crime', 'thriller']],
  ['The Complete Maus', ['crime', 'thriller', 'mouse', 'cat', 'war']],
  ['Green Eggs and Ham', ['sea', 'coast', 'whale']],
  ['The Lightning Thief', ['sea', 'coast', 'crime']],
  ['Pride and Prejudice', ['crime', 'law', 'war']],
])('%s does not show what it is not of', (title, wrong) => {
  for (const motif of motifsOf(title)) expect(wrong).not.toContain(motif);
});

test('a title that says nothing has no motif', () => {
  expect(chooseMotif(buildBook())).toBeUndefined();
  expect(chooseMotif(buildBook({ subjects: [], audience: undefined }))).toBeUndefined();
});

test('a weak word needs a second sign of the same thing', () => {
  expect(chooseMotif(buildBook({ title: 'Winter' }))).toBeUndefined();
  expect(chooseMotif(buildBook({ title: 'Winter', subtitle: 'A Polar Diary' }))).toBe('snow');
  expect(chooseMotif(buildBook({ title: 'Winter', description: '<p>An <em>Arctic</em> island.</p>' }))).toBe(
    'snow',
  );
});

test('words of the title do not count again in the series and the description', () => {
  const fitOf = (book: Partial<CoverFacts>) =>
    motifFits(buildBook(book)).find(({ name }) => name === 'sea')?.fit;
  const once = fitOf({ title: 'Ships' });
  expect(once).toBeGreaterThan(0);
  expect(fitOf({ title: 'Ships', series: 'Ships', description: 'Ships, ships, ships.' })).toBe(once);
});

test('a description alone never decides, however long it is', () => {
  const description = 'Sea, ocean, sailor, ship, voyage, shipwreck and mariner. '.repeat(9);
  expect(chooseMotif(buildBook({ description }))).toBeUndefined();
  expect(chooseMotif(buildBook({ description, subjects: ['WGG'] }))).toBe('sea');
});

test('the longest subject that matches decides, and a second subject counts less', () => {
  expect(chooseMotif(buildBook({ subjects: ['FLS'] }))).toBe('space');
  expect(chooseMotif(buildBook({ subjects: ['FLQ'] }))).toBeUndefined();
  expect(chooseMotif(buildBook({ subjects: ['FBA', 'FLC'] }))).toBeUndefined();
});

test('a motif stays away from the audiences and subjects that it is not for', () => {
  const murder = { title: 'The Murder', subjects: ['FBA'] };
  expect(chooseMotif(buildBook(murder))).toBe('crime');
  expect(chooseMotif(buildBook({ ...murder, audience: 'Children' }))).toBeUndefined();
  expect(chooseMotif(buildBook({ ...murder, subjects: ['QRM'] }))).toBe('faith');
});

test('ties go by the title, so that all editions of a work agree', () => {
  const tie = { title: 'The Rose and the Raven', subjects: [] };
  const choices = [9780000000002, 9780000000019, 9780000000026].map((isbn) =>
    chooseMotif(buildBook({ ...tie, isbn: String(isbn) })),
  );
  expect(new Set(choices).size).toBe(1);
  expect(['garden', 'bird']).toContain(choices[0]);
});

test('every motif is shown by a sign, and every sign and motif has a use', () => {
  const shown = new Set(Object.values(MOTIFS).flatMap(({ signs }) => signs as readonly string[]));
  expect([...shown].filter((name) => !(name in SIGNS))).toEqual([]);
  expect(Object.keys(SIGNS).filter((name) => !shown.has(name))).toEqual([]);
  for (const name of Object.keys(MOTIFS))
    expect(MOTIFS[name as MotifName].signs.length, name).toBeGreaterThan(0);
});
