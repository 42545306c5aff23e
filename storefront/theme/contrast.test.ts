import { describe, expect, test } from 'vitest';
import { lakeshore } from '../../demo/themes/lakeshore.ts';
import { tidewater } from '../../demo/themes/tidewater.ts';
import { contrastRatio, parseColour } from './colour.ts';
import { contrastProblems } from './contrast.ts';

function ratio(one: string, other: string): number {
  const [a, b] = [parseColour(one), parseColour(other)];
  if (!a || !b) throw new Error(`cannot read ${one} or ${other}`);
  return contrastRatio(a, b);
}

describe('contrast', () => {
  test('follows WCAG', () => {
    expect(ratio('#000', '#fff')).toBeCloseTo(21, 5);
    expect(ratio('#767676', 'rgb(255 255 255)')).toBeCloseTo(4.54, 2);
    expect(ratio('hsl(0, 100%, 50%)', '#f00')).toBeCloseTo(1, 5);
  });

  test.each([
    ['default', {}, 'fraunces'],
    ['Tidewater', tidewater, 'fraunces'],
    ['Lakeshore', lakeshore, 'outfit'],
  ] as const)('%s: text reaches 4.5:1 and controls 3:1', (_, theme, pair) => {
    expect(contrastProblems(theme, pair)).toEqual([]);
  });

  test('names the pairs that are too faint', () => {
    const problems = contrastProblems({ 'accent-ink': '#c08070', 'line-strong': '#f0e8da' });
    expect(problems.map((p) => `${p.of} on ${p.on}`)).toEqual([
      'line-strong on ground',
      'line-strong on surface',
      'accent-ink on accent',
    ]);
  });

  test('judges a preset the store has changed', () => {
    const theme = { 'button-2-ground': 'var(--accent)', 'button-2-ink': 'var(--ink)', 'link-2-ink': '#eee' };
    expect(contrastProblems(theme).map((p) => p.of)).toEqual(['button-2-ink', 'link-2-ink']);
  });

  test('does not follow tokens in a circle', () => {
    expect(contrastProblems({ accent: 'var(--sale)', sale: 'var(--accent)' }).length).toBeGreaterThan(0);
  });
});
