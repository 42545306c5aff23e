import { expect, test } from 'vitest';
import { drawnPart } from './picture-part.ts';

const size = { width: 400, height: 300 };

test.each([
  [{ x: 0.25, y: 0.5 }, { x: 0.75, y: 1 }, ['100', '150', '200', '150']],
  [{ x: 0.75, y: 1 }, { x: 0.25, y: 0.5 }, ['100', '150', '200', '150']],
  [{ x: -0.5, y: -1 }, { x: 2, y: 3 }, ['0', '0', '400', '300']],
  [{ x: 1, y: 1 }, { x: 1, y: 1 }, ['399', '299', '1', '1']],
])('from %j to %j is %j', (from, to, part) => {
  expect(Object.values(drawnPart(from, to, size))).toEqual(part);
});
