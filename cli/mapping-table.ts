import type { MappingReport } from '../server/import/read/csv/mapping.ts';
import { textTable } from './text-table.ts';

const DELIMITERS: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' };

/** How a table is going to be read: what each column was taken for, with a sample and how sure that is. */
export function mappingTable<F extends string>(report: MappingReport<F>): string[] {
  const { encoding, delimiter, header_line, columns, sheet, notes } = report;
  const header = header_line === null ? 'no header' : `header in line ${header_line}`;
  const rows = columns.map((c) => [
    c.header,
    c.field === 'ignored' ? '(ignored)' : c.field,
    c.sample,
    c.field === 'ignored' && c.confidence === 'none' ? '' : c.confidence,
  ]);
  return [
    sheet
      ? `Sheet '${sheet.name}', ${header}.${sheet.others.length > 0 ? ` Not loaded: the sheets ${sheet.others.map((name) => `'${name}'`).join(', ')}.` : ''}`
      : `Encoding ${encoding}, divided by ${DELIMITERS[delimiter] ?? `'${delimiter}'`}, ${header}.`,
    '',
    ...textTable(['Column', 'Loaded as', 'Sample', 'How sure'], rows),
    '',
    'To correct a column, use --map "Column=field"; to skip one, use --map "Column=ignored".',
    ...notes,
  ];
}
