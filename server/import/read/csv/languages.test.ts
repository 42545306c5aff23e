import { expect, test } from 'vitest';
import { parseLanguage } from './languages.ts';

test.each([
  ['en', 'eng'],
  ['eng', 'eng'],
  ['en-US', 'eng'],
  ['pt_BR', 'por'],
  ['English', 'eng'],
  ['Português', 'por'],
  ['deu', 'ger'],
  ['Français (Canada)', 'fre'],
  ['English; Spanish', 'eng'],
  ['enm', 'enm'],
  ['zh-Hant', 'chi'],
])('%s is %s', (text, code) => {
  expect(parseLanguage(text)).toBe(code);
});

test('returns undefined for a value that is no language', () => {
  for (const text of ['', 'xx', 'qqq', 'und', 'hardcover']) expect(parseLanguage(text)).toBeUndefined();
});
