import type { Story } from '../story.ts';

const words = {
  heading: 'An evening at the shop',
  paragraph: '<p>Forty chairs, one microphone and a great many biscuits.</p>',
};

export const stories: Story<'text_over_video'>[] = [
  {
    name: 'A film behind words',
    data: ({ picture }) => ({
      ...words,
      url: 'https://youtu.be/abcdefghijk',
      poster: picture,
      button_url: '/browse',
    }),
  },
  {
    name: 'A link that is no film',
    data: { ...words, url: 'https://example.com/film.mp4', align: 'center' },
  },
];
