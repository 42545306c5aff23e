import type { Story } from '../story.ts';

export const stories: Story<'image_grid'>[] = [
  {
    name: 'Three side by side',
    data: ({ pictures }) => ({
      heading: 'Around the shop',
      images: pictures.map((path, i) => ({ path, alt: `Picture ${i + 1}`, image_radius: 8 })),
    }),
  },
  {
    name: 'Four, linked, close together; one on phones',
    data: ({ pictures }) => ({
      count: 4,
      gap: 4,
      allow_mobile_overrides: true,
      mobile_count: 1,
      images: pictures.map((path) => ({ path, alt: 'To the contact page', link: '/contact' })),
    }),
  },
];
