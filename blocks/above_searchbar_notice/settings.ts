import { buttonFields } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';

export const aboveSearchbarNotice = defineBlock({
  label: 'Notice above the search bar',
  about: 'A line at the top of every page.',
  whenEmpty: 'Write a heading or a text.',
  category: 'notices',
  fields: buttonFields,
});
