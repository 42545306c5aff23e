import { expect, test } from 'vitest';
import { contrastProblems } from '../../../storefront/theme/contrast.ts';
import { readyLooks } from '../../../storefront/theme/ready-looks.ts';
import { brandColours } from './brand-colours.ts';

const brands = ['#0b3d91', '#f5c518', '#7fd1c7', '#c8102e', '#fdfdf0', '#4b2e83', '#00ff00'];

test.each(Object.entries(readyLooks))('any color of a logo can be the accent of %s', (_, look) => {
  const offered = brandColours(look, brands);
  expect(offered.map(({ own }) => own)).toEqual(brands);
  for (const { theme } of offered) expect(contrastProblems(theme, look.font_pair)).toEqual([]);
});

test('a color that can be read stays as it is; one that is too faint takes the nearest shade', () => {
  const [blue, yellow] = brandColours(readyLooks.paper, ['#0b3d91', '#f5c518']);
  expect(blue?.theme).toMatchObject({ accent: '#0b3d91', 'accent-ink': '#ffffff' });
  expect(yellow?.own).toBe('#f5c518');
  expect(yellow?.theme.accent).toMatch(/^#[67]/);
});

test('what had the color of the accent follows it, and nothing else changes', () => {
  const { theme } = readyLooks.paper;
  const [blue] = brandColours(readyLooks.paper, ['#0b3d91']);
  const changed = Object.keys(theme).filter((token) => blue?.theme[token] !== theme[token]);
  expect(changed.toSorted()).toEqual([
    'accent',
    'accent-ink',
    'nav-ink-selected',
    'nav-underline',
    'sale',
    'search-ink-hover',
  ]);
});
