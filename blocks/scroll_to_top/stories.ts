import type { Story } from '../story.ts';

export const scrollToTopStories: Story<'scroll_to_top'>[] = [{ name: 'Appears beyond 300 px', data: {} }];
