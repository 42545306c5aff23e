import { buttonFields } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';

export const customButton = defineBlock({
  label: 'Button',
  about: 'One linked button.',
  whenEmpty: 'Say what the button is called and where it leads.',
  category: 'buttons',
  fields: buttonFields,
});
