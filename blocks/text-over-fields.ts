import { buttonFields, mobileVariants } from './common-fields.ts';
import { choice, number } from './fields.ts';
import { opacity, shaded } from './image-fields.ts';

const size = { height: number('Minimum height', { min: 120, max: 1000, unit: 'px' }, 420) };

/** Fields of blocks with words over a picture or film. The ground (Ink where none is chosen) lies over it at `opacity`. */
export const textOverFields = {
  ...buttonFields,
  ...size,
  ...mobileVariants(size),
  opacity: opacity(0),
  shaded,
  position: choice(
    'Words stand',
    { top: 'At the top', middle: 'In the middle', bottom: 'At the foot' },
    'middle',
  ),
};
