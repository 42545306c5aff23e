import { z } from 'zod';
import { field, link, number, picture, words, yesNo } from './fields.ts';

/** Settings of one picture (BLOCK-010, blocks.tsv). */
export const imageFields = {
  path: picture('Image', 'alt'),
  link: link('Link'),
  alt: words(
    'What the picture shows',
    300,
    '',
    'Read aloud to those who do not see it. Empty: what your library says of it.',
  ),
  new_tab: yesNo('Open in a new tab', false),
  image_radius: number('Corner radius', { min: 0, max: 400, unit: 'px' }, 0),
  has_width: yesNo('Full block width', true, 'Otherwise no wider than the image itself.'),
};
export type ImageSettings = { [K in keyof typeof imageFields]: z.output<(typeof imageFields)[K]> };

/** How much of the ground lies over a picture so that words on it can be read. */
export const opacity = (fallback: number) =>
  number('Overlay strength', { min: 0, max: 100, unit: '%' }, fallback);

/** Off, a shop answers itself for words that can be read. */
export const shaded = yesNo('Shade behind the text', true, 'Keeps it readable on any image.');

/** Width to height, '16:9'; stored by older editors with other signs between. */
export const aspectRatio = field(
  z
    .string()
    .regex(/^\s*\d{1,3}(\.\d{1,3})?\s*[:/x]\s*\d{1,3}(\.\d{1,3})?\s*$/)
    .transform((s) => s.split(/[:/x]/).map(Number) as [number, number])
    .refine(([w, h]) => w > 0 && h > 0 && w / h >= 0.25 && w / h <= 8)
    .transform(([w, h]) => `${w}:${h}`),
  '16:9',
  { label: 'Width to height', control: 'words', hint: 'Such as 16:9, 4:3 or 1:1.' },
);
