import type { Story } from '../story.ts';

export const stories: Story<'events_calendar_upcoming'>[] = [
  { name: 'The next two', data: {} },
  { name: 'The next four on a ground', data: { limit: 4, heading: 'Join us', background_colour: 3 } },
];
