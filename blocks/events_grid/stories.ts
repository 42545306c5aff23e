import type { Story } from '../story.ts';

export const stories: Story<'events_grid'>[] = [
  { name: 'The next eight', data: {} },
  { name: 'Three on a ground', data: { limit: 3, heading: 'This month', background_colour: 3 } },
];
