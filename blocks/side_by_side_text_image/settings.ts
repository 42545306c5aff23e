import { buttonFields } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { choice } from '../fields.ts';
import { imageFields } from '../image-fields.ts';

export const sideBySideTextImage = defineBlock({
  label: 'Picture beside words',
  about: 'A picture and, beside it, a heading, text and a button; on a phone below it.',
  category: 'pictures',
  hasPicture: true,
  fields: {
    ...imageFields,
    ...buttonFields,
    image_side: choice('Picture stands', { left: 'Left', right: 'Right' }, 'left'),
  },
});
