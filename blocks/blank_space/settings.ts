import { mobileVariants } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { choice, colour, number, yesNo } from '../fields.ts';

const size = { height: number('Height', { min: 0, max: 600, unit: 'px' }, 32) };

export const blankSpace = defineBlock({
  label: 'Space',
  about: 'Room between blocks, with a line on request.',
  category: 'text',
  fields: {
    ...size,
    ...mobileVariants(size),
    divider: yesNo('Line', false),
    divider_style: choice('Kind of line', { solid: 'Solid', dashed: 'Dashed', dotted: 'Dotted' }, 'solid'),
    divider_thickness: number('Thickness of the line', { min: 1, max: 20, unit: 'px' }, 1),
    divider_colour: colour('Colour of the line'),
  },
});
