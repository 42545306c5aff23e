import type { Story } from '../story.ts';

export const stories: Story<'scroll_to_top'>[] = [{ name: 'Appears beyond 300 px', data: {} }];
