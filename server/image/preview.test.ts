import sharp from 'sharp';
import { expect, it } from 'vitest';
import { memoryImages } from '../providers/images/memory-images.ts';
import { preview } from './preview.ts';

const folder = 'sized/9780140328721/a1b2';
const sizes = { folder, names: ['180.avif', '360.webp'], shown: 180 };
const picture = (channels: 3 | 4, alpha = 1) =>
  sharp({ create: { width: 360, height: 540, channels, background: { r: 30, g: 90, b: 120, alpha } } })
    .webp()
    .toBuffer();

it('draws a picture lightly from the first size that is kept, and keeps it beside them', async () => {
  const images = memoryImages();
  expect(await preview(images, sizes)).toBeNull();
  await images.write(`${folder}/360.webp`, await picture(3));
  const small = await preview(images, sizes);
  const { width, height, format, compression } = await sharp(small ?? undefined).metadata();
  expect({ width, height, format, compression }).toEqual({
    width: 180,
    height: 270,
    format: 'heif',
    compression: 'av1',
  });
  expect(await images.read(`${folder}/preview-180.avif`)).toEqual(small);
  expect(await preview(images, { ...sizes, names: [] })).toEqual(small);
});

it('stands in for no picture that one can see through', async () => {
  const images = memoryImages();
  await images.write(`${folder}/360.webp`, await picture(4, 0.5));
  expect((await preview(images, sizes))?.length).toBe(0);
  await images.write('sized/9780140328721/c3/360.webp', await picture(4, 1));
  expect((await preview(images, { ...sizes, folder: 'sized/9780140328721/c3' }))?.length).toBeGreaterThan(
    100,
  );
});
