import { expect, it } from 'vitest';
import { inLocale } from '../test/in-locale.ts';
import { formatMoney } from './money.ts';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123450, '$1,234.50'],
  [-500, '−$5.00'],
])('writes %d cents as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

it('writes dollars as the language of the texts does', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(inLocale('fr', () => formatMoney(123450)))).toBe('1 234,50 $');
  expect(inLocale('es-MX', () => formatMoney(123450))).toBe('$1,234.50');
});
