import type { Story } from '../story.ts';

export const stories: Story<'image_gif'>[] = [
  { name: 'A picture', data: ({ picture }) => ({ path: picture, alt: 'The shop' }) },
  {
    name: 'Linked, with round corners, half as wide, in the middle',
    data: ({ picture }) => ({
      path: picture,
      alt: 'Come in',
      link: '/contact',
      image_radius: 24,
      width: 50,
      align: 'center',
      heading: 'The shop',
    }),
  },
  {
    name: 'From edge to edge',
    container: false,
    data: ({ picture }) => ({ path: picture, alt: 'The shop', padding_y: 0 }),
  },
  { name: 'One that cannot be loaded', data: { path: 'no/such/picture.jpg', alt: 'Our reading room' } },
];
