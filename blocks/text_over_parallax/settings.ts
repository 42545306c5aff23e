import { defineBlock } from '../define-block.ts';
import { imageFields } from '../image-fields.ts';
import { textOverFields } from '../text-over-fields.ts';

export const textOverParallax = defineBlock({
  label: 'Text over parallax image',
  about: 'An image behind text that scrolls at half the speed of the page.',
  whenEmpty: 'Choose an image, and write a heading or a text.',
  category: 'pictures',
  hasPicture: true,
  fields: { ...imageFields, ...textOverFields },
});
