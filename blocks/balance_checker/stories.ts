import type { Story } from '../story.ts';

export const stories: Story<'balance_checker'>[] = [
  { name: 'Balance', data: {} },
  {
    name: 'With a heading of its own',
    data: { heading: 'What is left?', background_colour: 4, padding_y: 32 },
  },
];
