import { defineBlock } from '../define-block.ts';
import { code } from '../fields.ts';

export const customHtmlCss = defineBlock({
  label: 'Custom HTML and CSS',
  about: 'Your own markup, without scripts. Its styles don’t affect anything outside the block.',
  whenEmpty: 'Write some HTML.',
  category: 'own_code',
  fields: { html: code('HTML', 50_000), css: code('CSS', 50_000) },
  load: async ({ html, css }, from) => (html ? from.ownMarkup(html, css) : null),
});
