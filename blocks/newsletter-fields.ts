import { mobileVariants } from './common-fields.ts';
import { number, webAddress, words, yesNo } from './fields.ts';

const size = { height: number('Frame height', { min: 40, max: 3000, unit: 'px' }, 420) };

/** Fields of blocks that sign readers up for a newsletter (NEWS-001, NEWS-007): our form, the service's frame, or both. */
export const newsletterFields = {
  url: webAddress('Form posts to', 'The address in the form that the newsletter service gives.'),
  embed_url: webAddress('Or: page of the service in a frame'),
  subheading: words('Line below the heading', 300),
  show_name: yesNo('Ask for a name', false),
  show_phone: yesNo('Ask for a phone number', false),
  ...size,
  ...mobileVariants(size),
};
