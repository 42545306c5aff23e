import { defineBlock } from '../define-block.ts';
import { form, number, words } from '../fields.ts';

export const customForm = defineBlock({
  label: 'Form',
  about: 'A form created by the shop. Answers are saved and emailed to the shop.',
  whenEmpty: 'Choose a form.',
  category: 'forms',
  fields: {
    form_id: form('Form'),
    width: number('Width', { min: 10, max: 100, unit: '%' }, 30),
    button_label: words('Button label', 100, 'Send'),
  },
  load: ({ form_id }, from) => from.form(form_id),
});
