import type { Story } from '../story.ts';

export const stories: Story<'events'>[] = [
  { name: 'All events', data: {} },
  { name: 'On a ground, with a heading of its own', data: { heading: 'What is on', background_colour: 3 } },
];
