import { expect, test } from 'vitest';
import { commasDivide, parseSubjectCodes, parseSubjects } from './subjects.ts';

const codes = (text: string, commas = false) => parseSubjects(text, commas).map(({ code }) => code);

test('lists, paths and headings', () => {
  expect(codes('Fiction; Mystery|Fiction')).toEqual(['Fiction', 'Mystery']);
  expect(codes('Arts & Photography : Photography : Digital')).toEqual([
    'Arts & Photography / Photography / Digital',
  ]);
  expect(codes('FICTION / Literary')).toEqual(['FICTION / Literary']);
  expect(codes('Poirot, Hercule--Fiction')).toEqual(['Poirot, Hercule--Fiction']);
});

test('BISAC and Thema codes keep their scheme', () => {
  expect(parseSubjects('FIC019000 FICTION / Literary')).toEqual([
    { scheme: 'bisac', code: 'FIC019000', heading: 'FICTION / Literary' },
  ]);
  expect(parseSubjectCodes('FBA, FYR; 1KBB', 'thema').map(({ code }) => code)).toEqual([
    'FBA',
    'FYR',
    '1KBB',
  ]);
  expect(parseSubjectCodes('FICTION / Literary', 'bisac')).toEqual([
    { scheme: 'keyword', code: 'FICTION / Literary' },
  ]);
});

test('commas divide only in a column where nothing else does', () => {
  expect(commasDivide(['Psicologia, Didática', 'História'])).toBe(true);
  expect(commasDivide(['Cooking, Food & Wine : Italian', 'A, B'])).toBe(false);
  expect(commasDivide(['Arts, Crafts; Photography'])).toBe(false);
  expect(codes('Psicologia, Didática', true)).toEqual(['Psicologia', 'Didática']);
});
