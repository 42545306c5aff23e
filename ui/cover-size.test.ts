import { expect, test } from 'vitest';
import { coverSize, coverSrcSet } from './cover-size.ts';

const src = (width: number, format: string) => `/c/${width}.${format}`;

test('a tall cover is narrowed to the box, a square one is as wide as it', () => {
  expect(coverSize(2 / 3, 180, 1.5)).toEqual({ width: 180, height: 270 });
  expect(coverSize(1, 180, 1.5)).toEqual({ width: 180, height: 180 });
  expect(coverSize(0.5, 180, 1.5)).toEqual({ width: 135, height: 270 });
});

test('a ratio that makes no sense is taken for an ordinary book', () => {
  expect(coverSize(0, 180)).toEqual({ width: 180, height: 270 });
  expect(coverSize(Number.NaN, 180)).toEqual({ width: 180, height: 270 });
});

test('a fixed size asks for one and two pixels a point, a fluid one states widths', () => {
  expect(coverSrcSet(src, 'avif', 120)).toBe('/c/120.avif 1x, /c/240.avif 2x');
  expect(coverSrcSet(src, 'jpeg', 240, '50vw')).toBe('/c/120.jpeg 120w, /c/240.jpeg 240w, /c/480.jpeg 480w');
});
