import { expect, it } from 'vitest';
import { comingDays } from './coming-days.ts';

const range: [number, number] = [-1, -1];
const special = (mon: number, day: number) => ({ mon, day, label: `${mon}/${day}`, range });

it('shows the special days of the next 30 days, across the end of the year', () => {
  const days = [
    special(1, 1),
    special(12, 24),
    special(12, 9),
    special(12, 8),
    special(7, 1),
    special(1, 10),
  ];
  const labels = comingDays(days, '2026-12-09').map((d) => d.label);
  expect(labels).toEqual(['12/9', '12/24', '1/1']);
  expect(comingDays([special(1, 8)], '2026-12-09')).toHaveLength(1);
  expect(comingDays([special(1, 9)], '2026-12-09')).toHaveLength(0);
});
