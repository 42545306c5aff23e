import type { Rejected } from '../../record.ts';
import type { Alignment } from './realign.ts';
import type { Split } from './split-records.ts';

type Row =
  | { kind: 'fields'; line: number; fields: string[]; warning?: string }
  | { kind: 'rejected'; rejected: Rejected };

/**
 * Gives a row the number of columns that the header has: empty fields at the end come and go (spreadsheets drop
 * them), too many are realigned if that is certain, else the row is refused.
 */
export function fitRow(row: Split, width: number, alignment: Alignment): Row {
  if (row.kind === 'rejected' || row.fields.length <= width) return row;
  const { line, fields } = row;
  if (fields.slice(width).every((field) => field.trim() === ''))
    return { ...row, fields: fields.slice(0, width) };
  const realigned = alignment.realign(fields);
  if (realigned) return { kind: 'fields', line, fields: realigned, warning: REALIGNED };
  const reason =
    `This row has ${fields.length} values but the header has ${width}: ` +
    'a value that contains the delimiter must stand inside quotation marks.';
  return { kind: 'rejected', rejected: { line, ref: fields[0]?.slice(0, 60), reason } };
}

const REALIGNED = 'This row had commas outside quotation marks; its values were put back into their columns.';
