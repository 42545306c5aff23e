import type { Story } from '../story.ts';

export const stories: Story<'blank_space'>[] = [
  { name: 'Room', data: { height: 64 } },
  { name: 'With a line', data: { divider: true } },
  {
    name: 'A short line in the middle, on a ground',
    data: { divider: true, width: 30, align: 'center', background_colour: 4 },
  },
  {
    name: 'A dashed line in colour, less room on phones',
    data: {
      divider: true,
      divider_style: 'dashed',
      divider_thickness: 3,
      divider_colour: 5,
      height: 96,
      allow_mobile_overrides: true,
      mobile_height: 24,
    },
  },
];
