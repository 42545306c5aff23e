import { expect, test } from 'vitest';
import { areasFor } from './areas.ts';

const paths = (...permissions: Parameters<typeof areasFor>[0]) =>
  areasFor(permissions).map(({ path }) => path);

test('the menu leads to the rooms that someone may enter, also to those that the setup began', () => {
  expect(paths()).toEqual(['/']);
  expect(paths('settings:read')).toEqual(['/', '/promotions', '/locations', '/setup', '/settings']);
});
