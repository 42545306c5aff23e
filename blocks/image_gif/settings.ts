import { defineBlock } from '../define-block.ts';
import { imageFields } from '../image-fields.ts';

export const imageGif = defineBlock({
  label: 'Image',
  about: 'One image, still or animated, with an optional link.',
  whenEmpty: 'Choose an image.',
  category: 'pictures',
  hasPicture: true,
  fields: imageFields,
});
