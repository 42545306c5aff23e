import { expect, test } from 'vitest';
import { parseColour } from './colour.ts';
import { readyLookOf, readyLooks } from './ready-looks.ts';
import { themeFaults } from './theme-faults.ts';

test.each(Object.entries(readyLooks))('the ready-made theme %s has no faults', (_, { theme, font_pair }) => {
  expect(themeFaults(theme, font_pair)).toEqual([]);
});

test('ready-made themes differ in ground, accent, or type, and none shares its accent with another', () => {
  const looks = Object.values(readyLooks);
  expect(looks.length).toBeGreaterThanOrEqual(6);
  expect(new Set(looks.map(({ theme }) => theme.accent)).size).toBe(looks.length);
  expect(new Set(looks.map(({ theme }) => theme.ground)).size).toBe(looks.length);
  expect(new Set(looks.map(({ font_pair }) => font_pair)).size).toBe(5);
  expect(new Set(looks.map(({ theme }) => theme['radius-card'])).size).toBeGreaterThan(3);
  // A swatch shows each.
  for (const { theme } of looks) expect(parseColour(theme.accent ?? '')).not.toBeNull();
});

test.each(Object.entries(readyLooks))(
  'a shop that has taken %s has that theme, until it changes a color',
  (name, look) => {
    expect(readyLookOf(look)).toBe(name);
    expect(readyLookOf({ ...look, theme: { ...look.theme, accent: '#123456' } })).toBeUndefined();
    expect(
      readyLookOf({ ...look, font_pair: look.font_pair === 'plain' ? 'novel' : 'plain' }),
    ).toBeUndefined();
  },
);
