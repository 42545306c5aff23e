import { expect, it } from 'vitest';
import { inLocale } from '../../test/in-locale.ts';
import { moneyText } from './money-text.ts';

it('writes money as the language of the texts does, with the sign alone', () => {
  expect(moneyText(123450, 'CAD')).toBe('$1,234.50');
  inLocale('fr', () => expect(moneyText(1250, 'CAD').replace(/\s/g, ' ')).toBe('12,50 $'));
  expect(moneyText(1250, 'USD')).toBe('$12.50');
});
