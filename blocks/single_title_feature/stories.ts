import type { Story } from '../story.ts';

export const stories: Story<'single_title_feature'>[] = [
  { name: 'A book', data: ({ eisbn }) => ({ eisbn }) },
  {
    name: 'In our own words, on the accent',
    data: ({ eisbn }) => ({
      eisbn,
      eyebrow: 'Book of the month',
      heading: 'Read it slowly',
      paragraph: '<p>Only one person came back: he wanted a second copy for his sister.</p>',
      background_colour: 5,
      button_label: 'See the book',
    }),
  },
  {
    name: 'For a gift registry',
    data: ({ eisbn }) => ({ eisbn, eyebrow: 'Ada and Ben wish for', gift_registry_id: 12 }),
  },
];
