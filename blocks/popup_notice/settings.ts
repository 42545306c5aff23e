import { defineBlock } from '../define-block.ts';
import { link, words, yesNo } from '../fields.ts';

export const popupNotice = defineBlock({
  label: 'Notice in a window',
  about: 'Opens when a page is opened, on request once in a visit.',
  category: 'notices',
  fields: {
    link_button: yesNo('With a button that leads somewhere', false),
    link_button_label: words('Words on that button', 100, 'Buy Books'),
    link_button_url: link('It leads to'),
    button_label: words('Words on the button that closes', 100, 'Close'),
    show_once: yesNo('Only once in a visit', false),
  },
});
