import { defineBlock } from '../define-block.ts';
import { cells, choice, colour, number, rows, switches, textStyle, words, yesNo } from '../fields.ts';

const mostColumns = 12;

export const tableGrid = defineBlock({
  label: 'Table',
  about: 'Rows and columns of text; wide ones scroll sideways.',
  whenEmpty: 'Add a row.',
  category: 'text',
  fields: {
    columns: rows(
      'Columns',
      {
        header: words('Heading'),
        padding_x: number('Space left and right', { min: 0, max: 80, unit: 'px' }, 12),
        padding_y: number('Space above and below', { min: 0, max: 80, unit: 'px' }, 10),
        text_align: choice('Alignment', { left: 'Left', center: 'Center', right: 'Right' }, 'left'),
        header_preset: textStyle('Style of the heading'),
        min_width: number('Minimum width', { min: 0, max: 1200, unit: 'px' }, 200),
      },
      mostColumns,
    ),
    rows: rows(
      'Rows',
      { data: cells('Cells', mostColumns), check: switches('Check marks instead of text', mostColumns) },
      500,
    ),
    alternating: yesNo('Shade every other row', true),
    alternating_colour: colour('Background of every other row'),
    border_thickness: number('Line thickness', { min: 0, max: 10, unit: 'px' }, 1),
    border_colour: colour('Line color'),
    fixed_width: yesNo('Equal column widths', false),
    height: number('Maximum height', { min: 0, max: 2000, unit: 'px' }, 0),
  },
  /** How many rows and columns the shop has written and the table does not show. */
  load: async (_data, _from, { leftOut: { rows = 0, columns = 0 } }) =>
    rows + columns > 0 ? { rows, columns } : null,
});
