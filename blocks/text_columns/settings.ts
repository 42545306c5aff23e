import { mobileVariants } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { number, richText, rows, textStyle, words, yesNo } from '../fields.ts';

const across = { count: number('Columns', { min: 1, max: 6, whole: true }, 3) };

export const textColumns = defineBlock({
  label: 'Text columns',
  about: 'Texts side by side: three by default, one on a phone.',
  whenEmpty: 'Add a column of text.',
  category: 'text',
  fields: {
    ...across,
    ...mobileVariants(across),
    initials: yesNo('Initials above the headings', false, 'For people without a picture.'),
    columns: rows(
      'Columns',
      {
        heading: words('Heading'),
        heading_preset: textStyle('Style of the heading'),
        paragraph: richText('Text', 5000),
        paragraph_preset: textStyle('Style of the text'),
      },
      12,
    ),
  },
});
