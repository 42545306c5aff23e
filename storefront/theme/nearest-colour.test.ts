import { expect, test } from 'vitest';
import { parseColour, relativeLuminance } from './colour.ts';
import { contrastProblems } from './contrast.ts';
import { nearestColour } from './nearest-colour.ts';

const problemsOf = (theme: Record<string, string>, token: string) =>
  contrastProblems(theme).filter(({ of, on }) => of === token || on === token);

test.each(['ink', 'accent', 'ink-soft', 'line-strong', 'footer-link', 'ground'])(
  'finds a shade of a faint %s that passes, close to what was chosen',
  (token) => {
    const faint: Record<string, string> = { 'footer-link': '#553333', 'line-strong': '#ddccbb' };
    const theme = { [token]: faint[token] ?? '#998877' };
    expect(problemsOf(theme, token)).not.toEqual([]);
    const found = nearestColour(theme, token);
    expect(found).toMatch(/^#[0-9a-f]{6}$/);
    expect(problemsOf({ [token]: found ?? '' }, token)).toEqual([]);
  },
);

test('keeps what passes, and goes no further than it must', () => {
  expect(nearestColour({ ink: '#112233' }, 'ink')).toBe('#112233');
  const accent = nearestColour({ accent: '#d06050' }, 'accent') ?? '';
  expect(relativeLuminance(parseColour(accent) ?? [0, 0, 0, 1])).toBeGreaterThan(0.08);
});

test('white on white becomes a gray that can be read', () => {
  const theme = { ground: '#fff', surface: '#fff', shade: '#fff', ink: '#fff' };
  expect(problemsOf({ ...theme, ink: nearestColour(theme, 'ink') ?? '' }, 'ink')).toEqual([]);
});

test('finds nothing where no shade can help, or for what is no colour', () => {
  expect(
    nearestColour({ 'nav-ground': '#fff', 'nav-ink': '#fff', 'nav-ink-selected': '#000' }, 'nav-ground'),
  ).toBeNull();
  expect(nearestColour({ accent: 'var(--accent)' }, 'accent')).toBeNull();
});
