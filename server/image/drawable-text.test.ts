import { expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';

test.each([
  ['O\'Brien\'s "Book"', 'O’Brien’s “Book”'],
  ['Wait -- what...', 'Wait—what…'],
  ['🐉 Dragons! 🐉', 'Dragons!'],
  ['雪国 (Snow Country)', '(Snow Country)'],
  ['Snow Country (雪国)', 'Snow Country'],
  ['Snow Country: 雪国', 'Snow Country'],
  ['مئة عام', ''],
  ['?', '?'],
  ['雪?', ''],
  ['e\u0301tude', 'étude'],
  ['a\u0007b\n c', 'ab c'],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawableText(text, 'garamond')).toBe(drawn);
});
