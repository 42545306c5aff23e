import { linkButton } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { buttonStyle, rows, yesNo } from '../fields.ts';

export const buttonGrid = defineBlock({
  label: 'Buttons',
  about: 'A group of linked buttons.',
  whenEmpty: 'Add a button: its label, and where it leads.',
  category: 'buttons',
  fields: {
    buttons: rows('Buttons', linkButton, 24),
    button_type: buttonStyle('Style of the buttons'),
    button_block: yesNo('Equal widths', false),
  },
});
