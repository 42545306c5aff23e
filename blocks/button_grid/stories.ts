import type { Story } from '../story.ts';

const buttons = [
  { label: 'New books', link: '/browse' },
  { label: 'Hours', link: '/contact' },
  { label: 'Elsewhere', link: 'https://example.com', tab: true },
];

export const stories: Story<'button_grid'>[] = [
  { name: 'Buttons', data: { heading: 'Ways in', buttons } },
  { name: 'Centred, one style', data: { align: 'center', button_type: 2, buttons } },
  { name: 'All of one width', data: { button_block: true, buttons } },
  { name: 'On the accent', data: { background_colour: 5, align: 'center', buttons } },
];
