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

test('knows what is no color', () => {
  expect(note({ ink: '"><script>' }, 'ink')).toMatchObject({ isFaint: true, nearest: null });
});
