import { buttonFields } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';

export const customButton = defineBlock({
  label: 'Button',
  about: 'One linked button.',
  category: 'buttons',
  fields: buttonFields,
});
