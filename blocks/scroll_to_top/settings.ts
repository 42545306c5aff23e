import { defineBlock } from '../define-block.ts';

export const scrollToTop = defineBlock({
  label: 'Back to top',
  about: 'A button that appears beyond 300 px of scroll and leads back up.',
  category: 'buttons',
  fields: {},
});
