import { expect, test } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { inWords, numberRuns } from './number-words.ts';

const read = (text: string) => numberRuns(text.split(' ')).map((run) => run.digits);

test('numbers in words, however they are said', () => {
  expect(read('nineteen eighty four')).toEqual(['1984']);
  expect(read('catch twenty two')).toEqual(['22']);
  expect(read('fahrenheit four fifty one')).toEqual(['451']);
  expect(read('fahrenheit four hundred fifty one')).toEqual(['451']);
  expect(read('twenty thousand leagues')).toEqual(['20000']);
  expect(read('20 000 leagues')).toEqual(['20000']);
  expect(read('twenty twenty vision')).toEqual(['2020']);
  expect(read('first two books')).toEqual(['1st', '2']);
  expect(read('slaughterhouse five')).toEqual(['5']);
  expect(read('two by two')).toEqual(['2', '2']);
});

test('a word alone is a word', () => {
  expect(read('four')).toEqual([]);
  expect(read('hundreds')).toEqual([]);
});

test('digits in words', () => {
  expect(inWords('22')).toEqual([['twenty', 'two']]);
  expect(inWords('1984')).toContainEqual(['nineteen', 'eighty', 'four']);
  expect(inWords('451')).toContainEqual(['four', 'hundred', 'and', 'fifty', 'one']);
  expect(inWords('20000')).toContainEqual(['20', '000']);
  expect(inWords('3rd')).toEqual([['third']]);
  expect(inWords('007')).toEqual([]);
  expect(inWords('9780061120084')).toEqual([]);
});

test('every number below a hundred thousand that is written in words is read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 21, max: 99_999 }), (n) => {
      for (const words of inWords(String(n))) {
        const said = words.filter((word) => word !== 'and').join(' ');
        if (said.includes(' ')) expect(read(said)).toEqual([String(n)]);
      }
    }),
  );
});
