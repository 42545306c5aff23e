import { expect, test } from 'vitest';
import { spellingAsTyped } from './spelling-as-typed.ts';

test.each([
  ["o'brien", 'obrian', "o'brian"],
  ['Patrick O’Brien', 'patrick obrian', 'patrick o’brian'],
  ['obrien', 'obrian', 'obrian'],
  ["readers' tlae", 'readers tale', 'readers tale'],
  ["o'brian", 'obrian', ''],
  ['Obrian', "o'brian", ''],
  ['tlae', '', ''],
])('%s corrected to %s is offered as %j', (typed, corrected, offered) => {
  expect(spellingAsTyped(typed, corrected)).toBe(offered);
});
