import type { Story } from '../story.ts';

export const stories: Story<'contact_and_hours'>[] = [
  { name: 'Every location', data: { heading: 'Where we are' } },
  { name: 'One location', data: ({ location_id }) => ({ location_id }) },
];
