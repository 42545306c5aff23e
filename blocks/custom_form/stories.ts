import type { Story } from '../story.ts';

export const stories: Story<'custom_form'>[] = [
  {
    name: 'A form of the shop',
    data: ({ form_id }) => ({ form_id, width: 60, background_colour: 2, padding_y: 32 }),
  },
];
