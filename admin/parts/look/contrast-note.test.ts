import { expect, test } from 'vitest';
import { contrastNote } from './contrast-note.ts';

const note = (theme: Record<string, string>, token: string) =>
  contrastNote({ theme, font_pair: 'plain' }, token);

test('says how well a color can be read with what it meets', () => {
  expect(note({}, 'ink')).toMatchObject({
    isFaint: false,
    sentence: expect.stringMatching(/^1\d\.\d : 1 with .* — good to read$/),
  });
  expect(note({}, 'line-strong')?.sentence).toMatch(/easy to see$/);
  expect(note({}, 'line')).toBeNull();
});

test('says which way to go when it is too faint, and has the nearest that passes', () => {
  const faint = note({ ink: '#bbb0a0' }, 'ink');
  expect(faint?.sentence).toMatch(/^1\.\d : 1 with .* — too faint to read; choose a darker color$/);
  expect(note({ ink: faint?.nearest ?? '' }, 'ink')?.isFaint).toBe(false);
  expect(note({ 'footer-ink': '#443322' }, 'footer-ink')?.sentence).toMatch(/choose a lighter color$/);
});

test('marks only the color that must change', () => {
  const faint = (theme: Record<string, string>) =>
    ['ground', 'surface', 'shade', 'ink', 'accent', 'accent-ink', 'danger'].filter(
      (token) => note(theme, token)?.isFaint,
    );
  expect(faint({})).toEqual([]);
  expect(faint({ accent: '#f5d0c0' })).toEqual(['accent']);
  expect(faint({ danger: '#f5d0c0' })).toEqual(['danger']);
  expect(faint({ 'accent-ink': '#888888' })).toEqual(['accent-ink']);
});

test('compares a color with what is named on the page, not with a tint', () => {
  expect(note({}, 'ink')?.sentence).not.toMatch(/Mistakes|Good news|tint/);
});

test('knows what is no color', () => {
  expect(note({ ink: '"><script>' }, 'ink')).toMatchObject({ isFaint: true, nearest: null });
});
