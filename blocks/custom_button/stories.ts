import type { Story } from '../story.ts';

export const stories: Story<'custom_button'>[] = [
  { name: 'A button', data: { button_url: '/browse' } },
  {
    name: 'As wide as its column, outlined',
    data: { button_url: '/browse', button_label: 'See everything', button_type: 2, button_block: true },
  },
  {
    name: 'To a block of this page',
    data: { button_url: 'anchor:here', button_label: 'To the end', align: 'right' },
  },
];
