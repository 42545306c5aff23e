import { csvCell } from '../../contract/csv-cell.ts';

/** Tells Excel that the file is UTF-8; our importer and others leave it out. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Controls, which no table needs, and lone surrogates, which no UTF-8 file can hold. */
const UNFIT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A row of a table, with its line end; a number stands as such. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' && cell !== '' ? csvCell(cell.replace(UNFIT, '')) : (cell ?? ''))).join(',')}\r\n`;
}
