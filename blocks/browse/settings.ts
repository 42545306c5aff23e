import { defineBlock } from '../define-block.ts';

export const browse = defineBlock({
  label: 'Browse',
  about: 'Turns its page into the shop’s browse view: visitors are sent to /browse.',
  whenEmpty: 'Visitors of this page see the Browse page instead.',
  category: 'books',
  fields: {},
});
