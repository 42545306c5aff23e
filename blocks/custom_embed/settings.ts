import { mobileVariants } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { embedOf } from '../embed-of.ts';
import { code, number, words } from '../fields.ts';

const size = { height: number('Height', { min: 40, max: 3000, unit: 'px' }, 400) };

export const customEmbed = defineBlock({
  label: 'Embed',
  about: 'Code of another service, in a frame of its own: it can do nothing to the shop.',
  category: 'own_code',
  fields: {
    embed: code('Code', 50_000, 'As the other service gives it.'),
    title: words('What it is', 200),
    ...size,
    ...mobileVariants(size),
  },
  load: async ({ embed }, { path }, { id }) => embedOf(embed, path, id),
});
