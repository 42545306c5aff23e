import { mobileVariants } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { number, rows } from '../fields.ts';
import { imageFields } from '../image-fields.ts';

const across = {
  count: number('Pictures side by side', { min: 1, max: 6, whole: true }, 3),
  gap: number('Room between them', { min: 0, max: 80, unit: 'px' }, 16),
};

export const imageGrid = defineBlock({
  label: 'Pictures in a grid',
  about: 'Pictures in rows: three by default, two on a phone.',
  category: 'pictures',
  hasPicture: true,
  fields: { ...across, ...mobileVariants(across), images: rows('Pictures', imageFields, 48) },
});
