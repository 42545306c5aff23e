import { expect, test } from 'vitest';
import { yearChoices } from './year-choices.ts';

test('years run from this one back to the first with orders; those without are disabled (ORDER-008)', () => {
  expect(yearChoices([2025, 2022], 2026).map((y) => `${y.label}${y.disabled ? ' off' : ''}`)).toEqual([
    '2026 off',
    '2025',
    '2024 off',
    '2023 off',
    '2022',
  ]);
  expect(yearChoices([], 2026).map((y) => y.label)).toEqual(['2026']);
  expect(yearChoices([2025], 2026, 2020).map((y) => y.label)).toEqual(['2026', '2025', '2020']);
  expect(yearChoices([2025], 2026, 2025).map((y) => y.label)).toEqual(['2026', '2025']);
});
