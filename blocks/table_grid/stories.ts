import type { Story } from '../story.ts';

const columns = [
  { header: 'What', min_width: 240 },
  { header: 'Discount', text_align: 'center' as const, min_width: 120 },
  { header: 'With a purchase order', text_align: 'center' as const },
];
const rows = [
  { data: ['Class sets of ten or more', '20%'], check: [false, false, true] },
  { data: ['Mixed orders of fifty', '15%'], check: [false, false, true] },
  { data: ['Book fairs', 'A fifth of sales', 'By agreement'] },
];

export const stories: Story<'table_grid'>[] = [
  { name: 'A table', data: { heading: 'For schools', columns, rows } },
  {
    name: 'Thick lines in colour, all of one width, low',
    data: {
      columns,
      rows: [...rows, ...rows, ...rows],
      border_thickness: 2,
      border_colour: 5,
      alternating_colour: 4,
      fixed_width: true,
      height: 220,
    },
  },
];
