import type { Story } from '../story.ts';

export const stories: Story<'gift_card_image'>[] = [
  { name: 'The first card of the shop', data: {} },
  {
    name: 'With an image of the shop’s',
    data: ({ picture }) => ({
      path: picture,
      alt: 'The shop',
      title: 'A whole shop in an envelope',
      description: 'They choose the book; you choose the moment.',
      button_label: 'Give one',
    }),
  },
];
