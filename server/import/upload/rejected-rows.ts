import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { csvCell } from '../../../contract/csv-cell.ts';
import { HEADER_FIELDS } from '../read/csv/header-names.ts';
import { openTable } from '../read/csv/open-table.ts';
import { STOCK_HEADERS } from '../read/stock/stock-header-names.ts';
import type { Rejected } from '../record.ts';
import type { Recognised } from './recognise.ts';

/** Kept in memory until the file is read; what comes after is counted only. */
const most = 100_000;

/** Gathers what can't be used, and writes it to a table: the rows of the file as they are, with the reason in a last column. */
export class RejectedRows {
  private readonly rows: Rejected[] = [];

  readonly add = (rejected: Rejected): void => {
    if (this.rows.length < most) this.rows.push(rejected);
  };

  async write(path: string, file: string, { kind }: Pick<Recognised, 'kind'>): Promise<void> {
    await rm(path, { force: true });
    if (this.rows.length === 0) return;
    const lines = kind === 'onix' ? this.asReferences() : this.asRows(file, kind);
    await pipeline(lines, createWriteStream(path, { mode: 0o600 }));
  }

  private async *asReferences(): AsyncGenerator<string> {
    yield rowOf(['line', 'reference', 'reason'], '\ufeff');
    for (const { line, ref = '', reason } of this.rows.sort((a, b) => a.line - b.line))
      yield rowOf([line > 0 ? String(line) : '', ref, reason]);
  }

  /** Reads the table once more: readers keep no row that they could not use. */
  private async *asRows(file: string, kind: 'books' | 'copies'): AsyncGenerator<string> {
    const reasons = new Map(this.rows.map(({ line, reason }) => [line, reason]));
    const table = await openTable(file, kind === 'books' ? HEADER_FIELDS : STOCK_HEADERS);
    const width = table.headers.length;
    yield rowOf([...table.headers, 'reason'], '\ufeff');
    for await (const batch of table.batches)
      for (const split of batch) {
        if (split.kind === 'rejected') {
          const { ref = '', reason } = split.rejected;
          yield rowOf([...fitted([ref], width), reason]);
          continue;
        }
        const reason = reasons.get(split.line);
        if (reason !== undefined) yield rowOf([...fitted(split.fields, width), reason]);
      }
  }
}

/** As many cells as the header has, so that the reason stands below its own. */
function fitted(cells: string[], width: number): string[] {
  if (cells.length > width) return [...cells.slice(0, width - 1), cells.slice(width - 1).join(', ')];
  return [...cells, ...Array<string>(width - cells.length).fill('')];
}

const rowOf = (cells: string[], before = ''): string => `${before}${cells.map(csvCell).join(',')}\r\n`;
