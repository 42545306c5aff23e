import type { Story } from '../story.ts';

export const stories: Story<'browse'>[] = [{ name: 'The way to it', data: { heading: 'All our books' } }];
