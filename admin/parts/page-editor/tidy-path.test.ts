import { expect, it } from 'vitest';
import { tidyPath } from './tidy-path.ts';

it.each([
  ['about us!', '/about-us'],
  ['About', '/about'],
  [' /Our café/menu ', '/our-cafe/menu'],
  ['/About-us', '/About-us'],
  ['/a/b_c', '/a/b_c'],
  ['  ', ''],
])('makes an address of %j: %j', (typed, path) => {
  expect(tidyPath(typed)).toBe(path);
});
