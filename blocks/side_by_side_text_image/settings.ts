import { buttonFields } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { choice } from '../fields.ts';
import { imageFields } from '../image-fields.ts';

export const sideBySideTextImage = defineBlock({
  label: 'Text with image',
  about: 'An image with a heading, text, and a button beside it (below it on a phone).',
  whenEmpty: 'Choose an image, and write a heading or a text.',
  category: 'pictures',
  hasPicture: true,
  fields: {
    ...imageFields,
    ...buttonFields,
    image_side: choice('Image position', { left: 'Left', right: 'Right' }, 'left'),
  },
});
