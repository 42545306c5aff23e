import { linkButton } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { buttonStyle, rows } from '../fields.ts';

export const sideBySideTextButton = defineBlock({
  label: 'Buttons beside words',
  about: 'A heading and text and, beside them, a column of buttons.',
  category: 'buttons',
  fields: { buttons: rows('Buttons', linkButton, 12), button_type: buttonStyle('Style of the buttons') },
});
