import { expect, test } from 'vitest';
import { readIdentifier } from './identifiers.ts';

test.each([
  '9780439023481',
  '978-0-439-02348-1',
  ' ISBN 978 0 439 02348 1 ',
  'ISBN-13: 9780439023481',
  '="9780439023481"',
  "'9780439023481",
  '9780439023481.0',
  '0439023483',
  '0-439-02348-3',
  '9780439023481 (pbk.)',
  '0439023483 (pbk.) : $14.95',
  '9780439023480; 9780439023481',
])('%s is the same book', (text) => {
  expect(readIdentifier(text)).toEqual({ eisbn: '9780439023481' });
});

test('leading zeros that a spreadsheet took are put back if the check digit agrees', () => {
  expect(readIdentifier('439023483')).toMatchObject({
    eisbn: '9780439023481',
    warning: expect.stringMatching(/leading zeros/),
  });
  expect(readIdentifier('61120081')).toMatchObject({ eisbn: '9780061120084' });
  expect(readIdentifier('439023484')).toMatchObject({ eisbn: null, problem: 'invalid' });
});

test('an ISBN in scientific notation is lost, and the reason says how to avoid it', () => {
  for (const text of ['9.78043902348E+12', '9.78043902348e+12', '9,78044E+12'])
    expect(readIdentifier(text)).toMatchObject({
      eisbn: null,
      problem: 'damaged',
      reason: expect.stringMatching(/as text/),
    });
});

test('distinguishes a wrong check digit from a wrong length', () => {
  expect(readIdentifier('9780439023482')).toMatchObject({
    problem: 'invalid',
    reason: expect.stringMatching(/check digit/),
  });
  expect(readIdentifier('B00KX1J4QS')).toMatchObject({
    problem: 'invalid',
    reason: expect.stringMatching(/Amazon/),
  });
  expect(readIdentifier('978043902348')).toMatchObject({ problem: 'invalid' });
});

test('nothing and a UPC', () => {
  for (const text of ['', ' - ', 'N/A', '0'])
    expect(readIdentifier(text)).toEqual({ eisbn: null, problem: 'empty' });
  expect(readIdentifier('036000291452')).toMatchObject({ eisbn: '0036000291452' });
});
