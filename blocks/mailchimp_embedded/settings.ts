import { defineBlock } from '../define-block.ts';
import { embedOf } from '../embed-of.ts';
import { newsletterFields } from '../newsletter-fields.ts';

export const mailchimpEmbedded = defineBlock({
  label: 'Newsletter (Mailchimp)',
  about: 'A sign-up form for the newsletter the shop sends with Mailchimp.',
  whenEmpty: 'Paste the form address from Mailchimp.',
  category: 'forms',
  fields: newsletterFields,
  load: async ({ embed_url }, { path }, { id }) => embedOf(embed_url, path, id),
});
