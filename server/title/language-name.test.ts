import { expect, test } from 'vitest';
import { inLocale } from '../../test/in-locale.ts';
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

test('a language is named in the language of the texts', () => {
  inLocale('fr', () => expect(languageName('ger')).toBe('allemand'));
  expect(languageName('ger')).toBe('German');
});
