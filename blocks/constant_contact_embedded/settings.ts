import { defineBlock } from '../define-block.ts';
import { embedOf } from '../embed-of.ts';
import { newsletterFields } from '../newsletter-fields.ts';

export const constantContactEmbedded = defineBlock({
  label: 'Newsletter (Constant Contact)',
  about: 'A sign-up form for the newsletter the shop sends with Constant Contact.',
  whenEmpty: 'Paste the form address from Constant Contact.',
  category: 'forms',
  fields: newsletterFields,
  load: async ({ embed_url }, { path }, { id }) => embedOf(embed_url, path, id),
});
