import { defineBlock } from '../define-block.ts';

export const scrollToTop = defineBlock({
  label: 'Back to top',
  about: 'A button that appears after 300 px of scrolling and leads back to the top.',
  whenEmpty: 'The button appears once a reader scrolls down the page.',
  category: 'buttons',
  fields: {},
});
