import { expect, test } from 'vitest';
import { cleanBlock, cleanLine, truncate } from './clean-text.ts';

test('one line of plain text', () => {
  expect(cleanLine(' Tom &amp;  Jerry\n&#39;s\u0007 tale ')).toBe("Tom & Jerry 's tale");
  expect(cleanLine('Running &doublequote;R&doublequote; Media')).toBe('Running "R" Media');
  expect(cleanLine('e\u0301te\u0301')).toBe('été');
  expect(cleanLine('a\ud800b &#xD800; &bogus;')).toBe('a\ufffdb &bogus;');
});

test('a block keeps its line breaks and its entities', () => {
  expect(cleanBlock('One &lt; two\r\n\r\nThree\u0000')).toBe('One &lt; two\n\nThree');
});

test('a character is never cut in two', () => {
  expect(truncate('ab😀', 3)).toBe('ab');
  expect(truncate('ab😀', 4)).toBe('ab😀');
});
