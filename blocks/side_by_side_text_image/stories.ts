import type { Story } from '../story.ts';

const words = {
  heading: 'A chandler’s storeroom',
  paragraph:
    '<p>The building sold rope, tar, and hardtack for ninety years before it sold a book. The net racks are still here; they hold poetry.</p>',
};

export const stories: Story<'side_by_side_text_image'>[] = [
  {
    name: 'Picture on the left, linked',
    data: ({ picture }) => ({
      ...words,
      path: picture,
      alt: 'About the shop',
      link: '/about',
      button_url: '/about',
    }),
  },
  {
    name: 'Picture on the right, on a ground; an address that leads nowhere is no link',
    data: ({ pictures }) => ({
      ...words,
      path: pictures[1] ?? '',
      alt: 'Shelves',
      link: '/',
      image_side: 'right',
      image_radius: 12,
      background_colour: 4,
      padding_y: 32,
    }),
  },
];
