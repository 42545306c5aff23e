import { expect, test } from 'vitest';
import { isbnProblem } from './isbn-problem.ts';

test.each([
  ['9780439023482', /check digit does not match/],
  ['0-439-02348-4', /check digit does not match/],
  ['978043902348', /it has 12 digits, and those that begin with 978 or 979 have 13/],
  ['12345', /neither 10 nor 13 digits/],
  ['B0C1D2E3F4', /Amazon/],
  ['9780000000000', /stands in for an ISBN/],
  ['978-9999999999', /stands in for an ISBN/],
])('explains what is wrong with %s', (text, sentence) => {
  expect(isbnProblem(text)).toMatch(sentence);
  expect(isbnProblem(text)).toContain(`'${text}'`);
});
