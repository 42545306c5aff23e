import { buttonFields } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { title, words } from '../fields.ts';

export const singleTitleFeature = defineBlock({
  label: 'One book',
  about: "One book, presented: cover, a few words of the shop's own, a way to it.",
  category: 'books',
  fields: {
    ...buttonFields,
    eisbn: title('Book'),
    eyebrow: words('Line above the heading', 100),
  },
});
