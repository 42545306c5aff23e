import { z } from 'zod';
import { buttonFields } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { field, title, words } from '../fields.ts';

export const singleTitleFeature = defineBlock({
  label: 'Featured book',
  about: 'One book: its cover, a few words from the shop, and a link.',
  whenEmpty: 'Choose a book.',
  category: 'books',
  hasPicture: true,
  fields: {
    ...buttonFields,
    eisbn: title('Book'),
    gift_registry_id: field(z.number().int().min(0), 0, {
      label: 'Gift registry',
      control: 'number',
      hint: 'Who comes from here buys for this registry; 0 = for none.',
    }),
    eyebrow: words('Line above the heading', 100),
  },
  load: (data, from) => from.oneTitle(data.eisbn),
});
