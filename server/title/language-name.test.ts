import { expect, test } from 'vitest';
import { languageName, languageTag } from './language-name.ts';

test.each([
  ['eng', 'English', 'en'],
  ['fre', 'French', 'fr'],
  ['ger', 'German', 'de'],
  ['grc', 'Ancient Greek', 'grc'],
  ['Norfolk', 'Norfolk', ''],
  ['English, old', 'English, old', ''],
  ['', '', ''],
])('%j is %j for readers and %j for machines', (code, name, tag) => {
  expect([languageName(code), languageTag(code)]).toEqual([name, tag]);
});
