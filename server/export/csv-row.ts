import { csvCell } from '../../contract/csv-cell.ts';
import { withoutControls } from './without-controls.ts';

/** Tells Excel that the file is UTF-8; our importer and others leave it out. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A row of a table, with its line end; a number stands as such. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

function written(cell: string | number | null): string | number {
  return typeof cell === 'string' && cell !== '' ? csvCell(withoutControls(cell)) : (cell ?? '');
}
