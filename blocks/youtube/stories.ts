import type { Story } from '../story.ts';

const url = 'https://www.youtube.com/watch?v=abcdefghijk';

export const stories: Story<'youtube'>[] = [
  {
    name: 'A film with a picture before it',
    data: ({ picture }) => ({ heading: 'A walk through the shop', url, poster: picture }),
  },
  {
    name: 'Narrower, square, without a picture',
    data: { url: 'https://vimeo.com/76979871', title: 'How we wrap', aspect_ratio: '1:1', full_width: false },
  },
  {
    name: 'A link that is no film: an empty frame',
    data: { url: 'https://example.com/film', full_width: false },
  },
];
