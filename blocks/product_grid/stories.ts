import type { Story } from '../story.ts';

export const stories: Story<'product_grid'>[] = [
  { name: 'A grid', data: ({ list_id }) => ({ list_id, limit: 8 }) },
  {
    name: 'Large covers without words, on a ground',
    data: ({ list_id }) => ({
      list_id,
      limit: 4,
      image_size: 200,
      show_title: false,
      show_author: false,
      show_price: false,
      background_colour: 3,
    }),
  },
];
