import { defineBlock } from '../define-block.ts';
import { imageFields } from '../image-fields.ts';

export const imageGif = defineBlock({
  label: 'Picture',
  about: 'One picture, still or moving, with a link on request.',
  category: 'pictures',
  hasPicture: true,
  fields: imageFields,
});
