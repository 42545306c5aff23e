import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasLegalGaps } from './legal-gaps.ts';

const ours = JSON.parse(readFileSync('messages/en/desklegal.json', 'utf8')) as Record<string, string>;

it('finds every gap of our words, and none in those without', () => {
  for (const [name, text] of Object.entries(ours))
    expect([name, hasLegalGaps(text)]).toEqual([name, text.includes('[')]);
});

it('takes no offence at brackets that are not ours', () => {
  expect(hasLegalGaps('[{"data": {"text": "See the Act [1999] and note [2]."}}]')).toBe(false);
});
