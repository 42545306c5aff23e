import type { Story } from '../story.ts';

export const stories: Story<'product_slider'>[] = [
  { name: 'A shelf', data: ({ list_id }) => ({ list_id }) },
  {
    name: 'With notes of the staff',
    data: ({ list_id }) => ({ list_id, heading: 'Staff picks', show_comment: true }),
  },
  { name: 'As a grid', data: ({ list_id }) => ({ list_id, display_mode: 'grid', limit: 6 }) },
  {
    name: 'Covers alone',
    data: ({ list_id }) => ({
      list_id,
      heading: 'Covers',
      show_title: false,
      show_author: false,
      show_price: false,
    }),
  },
];
