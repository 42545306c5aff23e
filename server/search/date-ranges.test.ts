import { expect, test } from 'vitest';
import { dateChoices, dateLabel, dayOf, dayRange } from './date-ranges.ts';

const today = dayOf(new Date('2026-03-01T09:00:00Z'));
const day = (text: string) => dayOf(new Date(`${text}T00:00:00Z`));
const holds = (value: string, date: string) => {
  const range = dayRange(value, today);
  return range !== null && day(date) >= range.from && day(date) <= range.to;
};

test('coming soon begins tomorrow; the last 30 days end today', () => {
  expect(holds('soon', '2026-03-01')).toBe(false);
  expect(holds('soon', '2026-03-02')).toBe(true);
  expect(holds('30', '2026-03-01')).toBe(true);
  expect(holds('30', '2026-01-31')).toBe(true);
  expect(holds('30', '2026-01-30')).toBe(false);
});

test('years and decades end with their last day', () => {
  expect(holds('2025', '2025-12-31')).toBe(true);
  expect(holds('2025', '2026-01-01')).toBe(false);
  expect(holds('2010s', '2010-01-01')).toBe(true);
  expect(holds('2010s', '2020-01-01')).toBe(false);
  expect(holds('before-1990', '1989-12-31')).toBe(true);
  expect(holds('before-1990', '1990-01-01')).toBe(false);
  expect(holds('0099', '1999-05-05')).toBe(false);
});

test('values that mean nothing are no range', () => {
  for (const value of ['', 'never', '20255', '2015s', '31', 'before-90', '-1']) {
    expect(dayRange(value, today), value).toBeNull();
  }
});

test('every offered range has a meaning and a label', () => {
  const choices = dateChoices(today);
  expect(choices.map((c) => c.value)).toEqual([
    'soon',
    '30',
    '90',
    '2026',
    '2025',
    '2020s',
    '2010s',
    '2000s',
    '1990s',
    'before-1990',
  ]);
  for (const { value } of choices) expect(dayRange(value, today)).not.toBeNull();
  expect(dateLabel('2026', today)).toBe('This year');
  expect(dateLabel('1987', today)).toBe('1987');
});
