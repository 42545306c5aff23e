import { mobileVariants } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { choice, link, number, picture, richText, rows, words, yesNo } from '../fields.ts';
import { opacity, shaded } from '../image-fields.ts';

const size = { height: number('Height', { min: 120, max: 1000, unit: 'px' }, 420) };

export const imageCarousel = defineBlock({
  label: 'Slides',
  about: 'Pictures one after the other, with words on request.',
  category: 'pictures',
  hasPicture: true,
  fields: {
    slides: rows(
      'Slides',
      {
        path: picture('Picture'),
        link: link('Leads to'),
        tab: yesNo('Opens in a new tab', false),
        alt: words('What the picture shows', 300),
        headline: words('Headline', 300),
        paragraph: richText('Text', 2000),
        button_label: words('Words on the button', 100),
      },
      20,
    ),
    animation: choice('Change by', { fade: 'Fading', scroll: 'Scrolling' }, 'scroll'),
    auto: yesNo('Changes by itself', false),
    timeout: number('Each is shown for', { min: 1, max: 60, unit: 's' }, 3),
    ...size,
    ...mobileVariants(size),
    opacity: opacity(60),
    shaded,
  },
});
