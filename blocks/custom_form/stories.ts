import type { Story } from '../story.ts';

export const customFormStories: Story<'custom_form'>[] = [
  { name: 'A form of the shop', data: ({ form_id }) => ({ form_id, width: 60 }) },
  {
    name: 'As narrow as by default, on a ground',
    data: ({ form_id }) => ({ form_id, background_colour: 2, padding_y: 32, align: 'center' }),
  },
];
