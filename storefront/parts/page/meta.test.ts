import { describe, expect, it } from 'vitest';
import { clip } from './meta.ts';

describe('clip', () => {
  it('drops markup and cuts at a word', () => {
    expect(clip('<p>One &amp; two</p><p>three</p>', 50)).toBe('One & two three');
    expect(clip('The quick brown fox jumps', 18)).toBe('The quick brown…');
  });
  it('never gives more than asked for', () => {
    expect(clip('x'.repeat(500), 160)).toHaveLength(160);
  });
});
