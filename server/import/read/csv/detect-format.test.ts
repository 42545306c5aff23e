import { expect, test } from 'vitest';
import { detectFormat, sampleRecords } from './detect-format.ts';

test.each([
  ['isbn,title\n1,"a;b;c"\n2,d\n', ','],
  ['isbn;title;price\n1;Vida, morte, vida;5,90\n2;Um, dois;6,50\n', ';'],
  ['isbn\ttitle\n1\ta, b\n', '\t'],
  ['isbn|title\n1|a, b\n2|c\n', '|'],
  ['9780439023481\n9780439023481\n', ','],
  ['sep=;\nisbn;title\n', ';'],
])('%j', (text, delimiter) => {
  expect(detectFormat(text).delimiter).toBe(delimiter);
});

test('the given delimiter wins, and line ends are reported', () => {
  expect(detectFormat('a,b\rc,d\r', ';')).toEqual({ delimiter: ';', newline: '\r' });
  expect(detectFormat('a,b\r\nc,d\r\n').newline).toBe('\n');
});

test('the hint for Excel is no record', () => {
  expect(sampleRecords('sep=;\r\nisbn;title\r\n\r\n', { delimiter: ';', newline: '\n' })).toEqual([
    ['isbn', 'title'],
  ]);
});
