import type { Story } from '../story.ts';

const words = {
  heading: 'Where to begin',
  paragraph:
    '<p>Tell us the last three books you loved, and we’ll choose the fourth. The advice is free.</p>',
};
const buttons = [{ link: '/browse' }, { label: 'Hours and directions', link: '/contact' }];

export const stories: Story<'side_by_side_text_button'>[] = [
  { name: 'Words and buttons', data: { ...words, buttons } },
  {
    name: 'Outlined, on the accent',
    data: { ...words, buttons, button_type: 2, background_colour: 5, padding_y: 40 },
  },
];
