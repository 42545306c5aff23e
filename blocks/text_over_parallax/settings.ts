import { defineBlock } from '../define-block.ts';
import { imageFields } from '../image-fields.ts';
import { textOverFields } from '../text-over-fields.ts';

export const textOverParallax = defineBlock({
  label: 'Words over a drifting picture',
  about: 'A picture behind words that moves at half the pace of the page.',
  category: 'pictures',
  hasPicture: true,
  fields: { ...imageFields, ...textOverFields },
});
