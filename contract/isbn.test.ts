import { describe, expect, it } from 'vitest';
import { fc } from '../test/properties.ts';
import { isValidEan13, normaliseIsbn, toIsbn10 } from './isbn.ts';

describe('normaliseIsbn', () => {
  it.each([
    ['9780441478125', '9780441478125'],
    ['978-0-441-47812-5', '9780441478125'],
    [' ISBN 978 0 441 47812 5 ', '9780441478125'],
    ['ISBN-13: 978-0-441-47812-5', '9780441478125'],
    ['0441478123', '9780441478125'],
    ['ISBN-10 0-441-47812-3', '9780441478125'],
    ['0-8044-2957-x', '9780804429573'],
    ['979‑10‑90636‑07‑1', '9791090636071'],
    ['5012345678900', '5012345678900'],
  ])('%s is %s', (text, isbn) => {
    expect(normaliseIsbn(text)).toBe(isbn);
  });

  it.each(['', '9780441478126', '0441478124', '978044147812', '97804414781250', 'X441478123', 'Dune'])(
    '%j is no ISBN',
    (text) => {
      expect(normaliseIsbn(text)).toBeNull();
    },
  );

  it('refuses any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'9780441478125'];
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(isValidEan13(digits.join(''))).toBe(false);
      }),
    );
  });
});

describe('toIsbn10', () => {
  it('undoes the conversion, X included', () => {
    expect(toIsbn10('9780441478125')).toBe('0441478123');
    expect(toIsbn10('9780804429573')).toBe('080442957X');
  });

  it('is null where no such form exists', () => {
    expect(toIsbn10('9791090636071')).toBeNull();
    expect(toIsbn10('9780441478126')).toBeNull();
  });
});
