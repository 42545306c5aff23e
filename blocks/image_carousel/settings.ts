import { mobileVariants } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { choice, link, number, picture, richText, rows, words, yesNo } from '../fields.ts';
import { opacity, shaded } from '../image-fields.ts';

const size = { height: number('Height', { min: 120, max: 1000, unit: 'px' }, 420) };

export const imageCarousel = defineBlock({
  label: 'Image carousel',
  about: 'Images one after another, with optional text.',
  whenEmpty: 'Add an image.',
  category: 'pictures',
  hasPicture: true,
  fields: {
    slides: rows(
      'Slides',
      {
        path: picture('Image', 'alt'),
        link: link('Link'),
        tab: yesNo('Open in a new tab', false),
        alt: words('Alt text', 300, '', 'Empty: what your library says of it.'),
        headline: words('Headline', 300),
        paragraph: richText('Text', 2000),
        button_label: words('Button label', 100),
      },
      20,
    ),
    animation: choice('Transition', { fade: 'Fade', scroll: 'Scroll' }, 'scroll'),
    auto: yesNo('Change slides automatically', false),
    timeout: number('Time per slide', { min: 1, max: 60, unit: 's' }, 3),
    ...size,
    ...mobileVariants(size),
    opacity: opacity(0),
    shaded,
  },
});
