import { defineBlock } from '../define-block.ts';

export const browse = defineBlock({
  label: 'Browse',
  about: 'Makes its page the shop’s browse view: whoever comes to it is led to /browse.',
  category: 'books',
  fields: {},
});
