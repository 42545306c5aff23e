import type { Story } from '../story.ts';

export const stories: Story<'single_event_feature'>[] = [
  { name: 'An event', data: ({ event_id }) => ({ event_id }) },
  {
    name: 'On a ground, with words of the shop',
    data: ({ event_id }) => ({
      event_id,
      eyebrow: 'Not to be missed',
      heading: 'Event of the month',
      background_colour: 3,
    }),
  },
];
