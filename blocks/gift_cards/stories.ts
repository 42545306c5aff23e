import type { Story } from '../story.ts';

export const stories: Story<'gift_cards'>[] = [
  { name: 'The cards of the shop', data: {} },
  {
    name: 'With words of its own, on a ground',
    data: {
      title: 'Give them the choice',
      description: 'A card for any amount, to be spent bit by bit.',
      button_label: 'Give one',
      background_colour: 4,
      padding_y: 32,
    },
  },
];
