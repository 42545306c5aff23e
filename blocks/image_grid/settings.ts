import { mobileVariants } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { number, rows } from '../fields.ts';
import { imageFields } from '../image-fields.ts';

const across = {
  count: number('Images per row', { min: 1, max: 6, whole: true }, 3),
  gap: number('Gap', { min: 0, max: 80, unit: 'px' }, 16),
};

export const imageGrid = defineBlock({
  label: 'Image grid',
  about: 'Images in rows: three by default, two on a phone.',
  whenEmpty: 'Add an image.',
  category: 'pictures',
  hasPicture: true,
  fields: { ...across, ...mobileVariants(across), images: rows('Images', imageFields, 48) },
});
