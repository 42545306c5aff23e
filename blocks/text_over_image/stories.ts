import type { Story } from '../story.ts';

const words = {
  heading: 'Come in out of the weather',
  paragraph:
    '<p>Two floors of new and used books, half a block up from the ferry. <a href="/contact">Find us</a>.</p>',
};

export const stories: Story<'text_over_image'>[] = [
  {
    name: 'Words over a picture',
    data: ({ picture }) => ({ ...words, path: picture, button_url: '/browse' }),
  },
  {
    name: 'In the middle, on the accent, with round corners',
    data: ({ pictures }) => ({
      ...words,
      path: pictures[1] ?? '',
      align: 'center',
      background_colour: 5,
      image_radius: 16,
      opacity: 75,
    }),
  },
  {
    name: 'From edge to edge, on a light ground, at the foot',
    container: false,
    data: ({ picture }) => ({
      ...words,
      path: picture,
      background_colour: 1,
      opacity: 80,
      height: 520,
      position: 'bottom',
      button_url: '/browse',
      button_label: 'See what is new',
    }),
  },
];
