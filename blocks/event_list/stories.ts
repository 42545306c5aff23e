import type { Story } from '../story.ts';

export const stories: Story<'event_list'>[] = [
  { name: 'A list', data: {} },
  { name: 'In half of the width', data: { heading: 'Coming up', width: 50 } },
];
