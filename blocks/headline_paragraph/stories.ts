import type { Story } from '../story.ts';

const paragraph =
  '<p>A quiet book for a loud season, and one we’ve put in more hands than any other. <a href="/browse">Find it</a>.</p>';
const grounds = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const stories: Story<'headline_paragraph'>[] = [
  { name: 'Heading and text', data: { heading: 'Read it slowly', paragraph } },
  {
    name: 'Opening words',
    data: { style: 'hero', eyebrow: 'On the harbour', heading: 'Come in out of the weather.', paragraph },
  },
  {
    name: 'Opening words beside a shop window',
    data: ({ list_id }) => ({
      style: 'hero',
      eyebrow: 'On the harbour',
      heading: 'Come in out of the weather.',
      paragraph,
      buttons: [
        { label: 'See what came in', link: '/browse', tab: false },
        { label: 'Hours and directions', link: '/contact', tab: false },
      ],
      list_id,
    }),
  },
  {
    name: 'Text and link styles',
    data: { heading: 'A quotation', heading_preset: 7, paragraph, paragraph_preset: 8, link_preset: 3 },
  },
  ...grounds.map(
    (background_colour): Story<'headline_paragraph'> => ({
      name: `Ground ${background_colour}`,
      data: { background_colour, heading: 'On a ground', paragraph, padding_y: 32 },
    }),
  ),
  {
    name: 'From edge to edge',
    container: false,
    data: { background_colour: 6, align: 'center', heading: 'The whole width', paragraph, padding_y: 64 },
  },
  {
    name: 'Something else on phones',
    data: {
      heading: 'On a wide screen',
      paragraph,
      allow_mobile_overrides: true,
      mobile_heading: 'On a phone',
      mobile_align: 'center',
      mobile_background_colour: 4,
      mobile_padding_y: 8,
    },
  },
];
