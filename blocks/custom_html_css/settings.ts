import { defineBlock } from '../define-block.ts';
import { code } from '../fields.ts';

export const customHtmlCss = defineBlock({
  label: 'Own HTML and CSS',
  about: 'Markup of your own, without scripts. Its styles reach nothing outside the block.',
  category: 'own_code',
  fields: { html: code('HTML', 50_000), css: code('CSS', 50_000) },
  load: async ({ html, css }, from) => (html ? from.ownMarkup(html, css) : null),
});
