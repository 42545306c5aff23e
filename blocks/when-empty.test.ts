import { expect, test } from 'vitest';
import { drawBlock, emptyShop } from '../test/draw-block.tsx';
import { type BlockName, catalog } from './catalog.ts';

const names = Object.keys(catalog) as BlockName[];

/** Readers see it: words, or what is seen without them. */
const isSeen = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<(img|svg|video|iframe|canvas|input|hr)\b/g, 'seen')
    .replace(/<[^>]*>/g, '')
    .trim() !== '';

test.each(names)('the page editor says what a new %s needs where readers see nothing of it', async (name) => {
  const html = await drawBlock(name, {}, emptyShop);
  if (!isSeen(html) && name !== 'blank_space') expect(catalog[name].whenEmpty).toMatch(/^[A-Z][^()]+\.$/);
});

test('a new shelf is empty, and one with a list is not', async () => {
  expect(isSeen(await drawBlock('product_slider', {}, emptyShop))).toBe(false);
  expect(isSeen(await drawBlock('product_slider', { list_id: 7 }))).toBe(true);
  expect(catalog.product_slider.whenEmpty).toBe('Choose a list for this shelf.');
});
