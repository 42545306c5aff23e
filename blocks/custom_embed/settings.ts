import { mobileVariants } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { embedOf } from '../embed-of.ts';
import { code, number, words } from '../fields.ts';

const size = { height: number('Height', { min: 40, max: 3000, unit: 'px' }, 400) };

export const customEmbed = defineBlock({
  label: 'Embed',
  about: 'Code from another service, in its own frame: it can’t affect the shop.',
  whenEmpty: 'Paste the code that the other service gives you.',
  category: 'own_code',
  fields: {
    embed: code('Code', 50_000, 'As the other service provides it.'),
    title: words('Description', 200),
    ...size,
    ...mobileVariants(size),
  },
  load: async ({ embed }, { path }, { id }) => embedOf(embed, path, id),
});
