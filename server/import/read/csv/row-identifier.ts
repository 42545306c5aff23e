import type { Field } from './field.ts';
import { readIdentifier } from './identifiers.ts';
import type { Row } from './row.ts';

const COLUMNS: Field[] = ['isbn13', 'isbn10', 'isbn', 'upc'];

/**
 * The book a row is about: the first identifier that is right, books (978, 979) before other goods.
 * A refusal names the worst thing found, for 'damaged by the spreadsheet' tells more than 'not valid'.
 */
export function rowIdentifier(row: Row): { eisbn: string } | { reason: string; ref?: string } {
  let other: { eisbn: string; warning?: string } | undefined;
  let damaged: { reason: string; ref: string } | undefined;
  let invalid: { reason: string; ref: string } | undefined;
  for (const column of COLUMNS) {
    for (const { text } of row.filled(column)) {
      const read = readIdentifier(text);
      if (read.eisbn !== null) {
        if (/^97[89]/.test(read.eisbn)) return accept(row, read);
        other ??= read;
      } else if (read.problem !== 'empty') {
        const refusal = { reason: read.reason, ref: text.slice(0, 60) };
        if (read.problem === 'damaged') damaged ??= refusal;
        else invalid ??= refusal;
      }
    }
  }
  if (other) return accept(row, other);
  const title = row.line('title', 60);
  return damaged ?? invalid ?? { reason: 'This row has no ISBN.', ...(title ? { ref: title } : {}) };
}

function accept(row: Row, read: { eisbn: string; warning?: string }): { eisbn: string } {
  if (read.warning) row.warnings.push(read.warning);
  return { eisbn: read.eisbn };
}
