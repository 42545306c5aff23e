import { linkButton } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { buttonStyle, rows } from '../fields.ts';

export const sideBySideTextButton = defineBlock({
  label: 'Text with buttons',
  about: 'A heading and text with a column of buttons beside them.',
  whenEmpty: 'Write a heading or a text, and add a button.',
  category: 'buttons',
  fields: { buttons: rows('Buttons', linkButton, 12), button_type: buttonStyle('Style of the buttons') },
});
