import { defineBlock } from '../define-block.ts';
import { link, words, yesNo } from '../fields.ts';

export const popupNotice = defineBlock({
  label: 'Pop-up notice',
  about: 'Opens with the page, optionally only once per visit.',
  whenEmpty: 'Write a heading or a text.',
  category: 'notices',
  fields: {
    link_button: yesNo('Show a button with a link', false),
    link_button_label: words('Button label', 100, 'Buy Books'),
    link_button_url: link('Link'),
    button_label: words('Label of the close button', 100, 'Close'),
    show_once: yesNo('Show only once per visit', false),
  },
});
