/** A text that a spreadsheet program takes for a formula, or one that already looks escaped. */
const formula = /^'*[=+\-@\t\r]/;

/** A quoted cell that no spreadsheet program takes for a formula. */
export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The text of a cell that `csvCell` wrote, after its quotation marks are gone. */
export function fromCsvCell(cell: string): string {
  return cell.charCodeAt(0) === 39 && formula.test(cell) ? cell.slice(1) : cell;
}
