import type { Story } from '../story.ts';

export const stories: Story<'map_stores_location'>[] = [
  { name: 'Every location', data: { heading: 'Find us' } },
  { name: 'One location', data: ({ location_id }) => ({ location_id }) },
];
