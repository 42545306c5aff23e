import { z } from 'zod';
import { linkButton } from '../common-fields.ts';
import { defineBlock } from '../define-block.ts';
import { choice, field, list, rows, words } from '../fields.ts';

const coversBesideWords = 3;

export const headlineParagraph = defineBlock({
  label: 'Heading and text',
  about: 'A heading and a paragraph, with a few covers beside them as a page opener.',
  whenEmpty: 'Write a heading or a text.',
  category: 'text',
  fields: {
    level: field(z.union([z.literal(1), z.literal(2), z.literal(3)]), 2, {
      label: 'Heading level',
      control: 'choice',
      hint: '1 is the page’s own heading: one block of a page.',
      options: { 1: '1', 2: '2', 3: '3' },
    }),
    style: choice('Kind', { plain: 'Plain', hero: 'Page opener' }, 'plain'),
    eyebrow: words('Line above the heading', 100),
    buttons: rows('Buttons under the text', linkButton, 6),
    /** Its first covers stand beside opening words, or under them on phones. */
    list_id: list('List whose covers appear beside the heading'),
  },
  load: async (data, from) =>
    data.style === 'hero' && data.list_id ? from.listTitles(data.list_id, coversBesideWords) : null,
});
