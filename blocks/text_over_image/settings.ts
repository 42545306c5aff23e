import { defineBlock } from '../define-block.ts';
import { imageFields } from '../image-fields.ts';
import { textOverFields } from '../text-over-fields.ts';

export const textOverImage = defineBlock({
  label: 'Text over image',
  about: 'An image with a heading, text, and a button on it.',
  whenEmpty: 'Choose an image, and write a heading or a text.',
  category: 'pictures',
  hasPicture: true,
  fields: { ...imageFields, ...textOverFields },
});
