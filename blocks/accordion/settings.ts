import { defineBlock } from '../define-block.ts';
import { colour, number, richText, rows, words, yesNo } from '../fields.ts';

export const accordion = defineBlock({
  label: 'Questions and answers',
  about: 'Answers that open below their questions.',
  whenEmpty: 'Add a question and its answer.',
  category: 'text',
  fields: {
    label: words('Line above the questions'),
    is_accordion: yesNo('One answer at a time', false),
    is_ghost: yesNo('Hide the lines', false),
    faq: rows(
      'Questions',
      {
        headline: words('Question', 300),
        label: words('Small print'),
        paragraph: richText('Answer', 10_000),
      },
      100,
    ),
    arrow_colour: colour('Arrow color'),
    arrow_size: number('Arrow size', { min: 8, max: 48, unit: 'px' }, 15),
  },
});
