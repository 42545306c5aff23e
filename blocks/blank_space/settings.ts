import { mobileVariants } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { choice, colour, number, yesNo } from '../fields.ts';

const size = { height: number('Height', { min: 0, max: 600, unit: 'px' }, 32) };

export const blankSpace = defineBlock({
  label: 'Space',
  about: 'Space between blocks, with an optional line.',
  category: 'text',
  fields: {
    ...size,
    ...mobileVariants(size),
    divider: yesNo('Line', false),
    divider_style: choice('Line style', { solid: 'Solid', dashed: 'Dashed', dotted: 'Dotted' }, 'solid'),
    divider_thickness: number('Line thickness', { min: 1, max: 20, unit: 'px' }, 1),
    divider_colour: colour('Line color'),
  },
});
