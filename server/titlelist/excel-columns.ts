import type { Cell } from 'write-excel-file/node';
import type { ExcelColumn } from '../../contract/list-file.ts';
import * as m from '../../messages/compiled/messages.js';
import type { SourceRow } from './list-source.ts';

interface Column {
  label: () => string;
  /** In characters. */
  width: number;
  cell(row: SourceRow): Cell;
}

/** What the columns of a list's Excel file hold. */
export const columns: Record<ExcelColumn, Column> = {
  subtitle: { label: m.listfile_subtitle, width: 32, cell: (row) => row.subtitle },
  author: {
    label: m.listfile_author,
    width: 28,
    cell: (row) => row.authors.map(({ name }) => name).join(', '),
  },
  series: {
    label: m.listfile_series,
    width: 24,
    cell: (row) => [row.series, row.series_num].filter(Boolean).join(' '),
  },
  format: { label: m.listfile_format, width: 16, cell: (row) => row.binding },
  publisher: { label: m.listfile_publisher, width: 24, cell: (row) => row.publisher },
  published: {
    label: m.listfile_published,
    width: 12,
    cell: ({ release_date: day }) =>
      day === null ? null : { value: new Date(day * 1000), format: 'yyyy-mm-dd' },
  },
  price: {
    label: m.listfile_price,
    width: 10,
    cell: ({ price }) => (price === null ? null : { value: price / 100, format: '0.00' }),
  },
  availability: {
    label: m.listfile_availability,
    width: 22,
    cell: ({ available }) => available[0]?.text ?? '',
  },
  note: { label: m.listfile_note, width: 36, cell: (row) => row.note },
  summary: { label: m.listfile_summary, width: 60, cell: (row) => row.summary },
};
