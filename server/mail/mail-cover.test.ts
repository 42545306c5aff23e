import { expect, test } from 'vitest';
import { mailCover } from './mail-cover.ts';

const coverOf = (cache: string, ratio: number) =>
  mailCover('https://shop.test', '9780143036234', cache, ratio);

test('a cover fits into 72 × 108 pixels, whatever its shape', () => {
  expect(coverOf('abc', 2 / 3)).toEqual({
    src: 'https://shop.test/images/cover/9780143036234/abc/180.jpg',
    width: 72,
    height: 108,
  });
  expect(coverOf('abc', 1)).toMatchObject({ width: 72, height: 72 });
  expect(coverOf('abc', 0.5)).toMatchObject({ width: 54, height: 108 });
});

test('a title without a picture has none: mail programs draw no SVG', () => {
  expect(coverOf('', 2 / 3)).toBeNull();
});
