import { expect, test } from 'vitest';
import { plainSummary } from './plain-summary.ts';

test('a summary is the first words without tags and entities', () => {
  expect(plainSummary('<p>Salt &amp; <em>light</em>, again.</p><p>Then rain.</p>')).toBe(
    'Salt & light, again. Then rain.',
  );
  expect(plainSummary('')).toBe('');
});

test('a long one ends after a word, with an ellipsis', () => {
  const summary = plainSummary(`<p>${'seventy lighthouses, '.repeat(40)}</p>`);
  expect(summary).toMatch(/(seventy|lighthouses)…$/);
  expect(summary.length).toBeLessThanOrEqual(201);
  expect(plainSummary('x'.repeat(500))).toHaveLength(201);
});
