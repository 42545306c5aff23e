import { expect, test } from 'vitest';
import { parseBinding } from './bindings.ts';

test.each([
  ['Paperback', 'Trade Paperback', 'BC'],
  ['Mass Market Paperback', 'Mass Market', 'BC'],
  ['Hardback', 'Hardcover', 'BB'],
  ['HC', 'Hardcover', 'BB'],
  ['Capa dura', 'Hardcover', 'BB'],
  ['Digital', 'eBook', 'ED'],
  ['Kindle Edition', 'eBook', 'ED'],
  ['Audiobook', 'Digital Audio', 'AJ'],
  ['Audio CD', 'Audio CD', 'AC'],
  ['Board book', 'Board Book', 'BH'],
  ['Paperback, 320 pages', 'Trade Paperback', 'BC'],
  ['Library Binding', 'Hardcover', 'BB'],
  ['Gift card', 'Gift Card', undefined],
])('%s is %s', (text, binding, code) => {
  expect(parseBinding(text)).toEqual({ binding, code });
});

test('large print is a property of its own', () => {
  expect(parseBinding('Large Print Hardcover')).toMatchObject({ binding: 'Hardcover', large_print: true });
  expect(parseBinding('Paperback (Large Print)')).toMatchObject({
    binding: 'Trade Paperback',
    large_print: true,
  });
});

test('an unknown wording is kept, a meaningless one is not', () => {
  expect(parseBinding('Scratch and sniff')).toEqual({ binding: 'Scratch and sniff' });
  expect(parseBinding('Physical')).toBeUndefined();
  expect(parseBinding('Unknown Binding')).toBeUndefined();
});
