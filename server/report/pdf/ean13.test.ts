import { expect, test } from 'vitest';
import { ean13 } from './ean13.ts';

test('an ISBN is the bars that a scanner reads', () => {
  // The worked example of 4003994155486, as published with the tables of the standard.
  const left = '0001101 0100111 0111101 0001011 0010111 0011101'.split(' ');
  const right = '1100110 1001110 1001110 1011100 1001000 1010000'.split(' ');
  expect(ean13('4003994155486')).toBe(`101${left.join('')}01010${right.join('')}101`);
});

test('a wrong check digit has no bar code', () => {
  expect(ean13('9783161484101')).toBeNull();
  expect(ean13('978316148410X')).toBeNull();
});
