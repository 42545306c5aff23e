import { expect, it } from 'vitest';
import { firstNameOf } from './first-name.ts';

it.each([
  ['Ada Marsh', 'Ada'],
  [' Zoë  O’Neill ', 'Zoë'],
  ['Anne-Marie Roy', 'Anne-Marie'],
])('greets %s as %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

it.each([
  'Ada',
  'Dr Smith',
  'Dr. Smith',
  'A. Marsh',
  'ada marsh',
  'Mary Ann Evans',
  'Class 4b',
  '',
  'Ada & Tom',
])('greets %j in full', (name) => {
  expect(firstNameOf(name)).toBe(name);
});
