import { expect, test } from 'vitest';
import { parseAges, parseLength, parsePages, parseWeight } from './measures.ts';

test('lengths become inches and weights pounds', () => {
  expect(parseLength('6.0')).toBe(6);
  expect(parseLength('15,24 cm')).toBe(6);
  expect(parseLength('152.4mm')).toBe(6);
  expect(parseLength('tall')).toBeUndefined();
  expect(parseLength('0')).toBeUndefined();
  expect(parseWeight('1.5 lb')).toBe(1.5);
  expect(parseWeight('8 oz')).toBe(0.5);
  expect(parseWeight('453.592 g')).toBe(1);
});

test('pages and ages', () => {
  expect(parsePages('246')).toBe(246);
  expect(parsePages('246.0')).toBe(246);
  expect(parsePages('xii, 246 p.')).toBe(246);
  expect(parsePages('0')).toBeUndefined();
  expect(parseAges('8-12 years')).toEqual({ from: 8, to: 12 });
  expect(parseAges('8+')).toEqual({ from: 8 });
});
