import type { Story } from '../story.ts';
import { stories as overImage } from '../text_over_image/stories.ts';

/** The same pictures and words: what differs shows while one scrolls. */
export const stories: Story<'text_over_parallax'>[] = [
  ...overImage,
  {
    name: 'A picture in its own size, on a light ground',
    data: ({ picture }) => ({ path: picture, has_width: false, background_colour: 3, height: 600 }),
  },
];
