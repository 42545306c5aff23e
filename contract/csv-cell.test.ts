import { expect, test } from 'vitest';
import { csvCell, fromCsvCell } from './csv-cell.ts';

test.each(['=1+1', '+44 20', '-', '@home', '\tx', "'=1+1", "''-x", "'Tis", "'", 'plain', ''])(
  '%j is no formula, and comes back as it was',
  (text) => {
    const cell = csvCell(text).slice(1, -1);
    expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(fromCsvCell(cell)).toBe(text);
  },
);
