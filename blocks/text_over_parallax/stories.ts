import type { Story } from '../story.ts';
import { textOverImageStories } from '../text_over_image/stories.ts';

/** The same pictures and words: what differs shows while one scrolls. */
export const textOverParallaxStories: Story<'text_over_parallax'>[] = textOverImageStories;
