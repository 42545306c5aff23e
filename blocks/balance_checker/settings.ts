import { defineBlock } from '../define-block.ts';

export const balanceChecker = defineBlock({
  label: 'Gift card balance',
  about: 'Says what is left on a gift card.',
  category: 'shop',
  fields: {},
});
