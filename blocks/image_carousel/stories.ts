import type { Story } from '../story.ts';

const words = [
  {
    headline: 'New this week',
    paragraph: '<p>What came up the ramp since Saturday.</p>',
    button_label: 'See them',
  },
  { headline: 'Read by the window', paragraph: '<p>The chair is free until four.</p>' },
  {},
];

export const stories: Story<'image_carousel'>[] = [
  {
    name: 'Scrolling',
    data: ({ pictures }) => ({
      slides: words.map((w, i) => ({
        ...w,
        path: pictures[i] ?? '',
        alt: `Picture ${i + 1}`,
        link: '/browse',
      })),
    }),
  },
  {
    name: 'Fading by itself, on the accent, from edge to edge',
    container: false,
    data: ({ pictures }) => ({
      animation: 'fade',
      auto: true,
      background_colour: 5,
      opacity: 75,
      align: 'center',
      padding_y: 0,
      slides: pictures.slice(0, 3).map((path, i) => ({ ...words[i % 2], path, link: '/browse' })),
    }),
  },
  {
    name: 'One slide, lower',
    data: ({ pictures }) => ({
      heading: 'Our street',
      height: 240,
      slides: [{ path: pictures[1] ?? '', alt: 'The shop from across the street' }],
    }),
  },
];
