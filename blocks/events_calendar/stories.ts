import type { Story } from '../story.ts';

export const stories: Story<'events_calendar'>[] = [
  { name: 'A month', data: {} },
  { name: 'In a third of the width', data: { heading: 'Calendar', width: 33 } },
];
