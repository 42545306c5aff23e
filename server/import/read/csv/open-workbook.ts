import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { maxSearchFile } from '../../../../contract/search-file.ts';
import { mostRows } from '../../../isbn-file/found-numbers.ts';
import type { FileKind } from '../../../isbn-file/kind-of-file.ts';
import { readSheets } from '../../../isbn-file/read-isbn-file.ts';
import { UnreadableFile } from '../../../isbn-file/unreadable-file.ts';
import type { ReadProgress } from '../../record.ts';
import { binaryOf, FileRefused, loadedWith } from '../refuse-file.ts';

export interface Workbook {
  /** The sheet that is read: the first one with rows. */
  name: string;
  /** Sheets with rows that are not read. */
  others: string[];
  /** Cells as text, row by row, empty rows included. */
  rows: string[][];
}

/** What to do with a workbook that these limits do not allow. */
function tooMuch(sentence: string): FileRefused {
  const asCsv = 'Save the sheet as CSV (UTF-8) in the spreadsheet program';
  return new FileRefused(
    `${sentence} ${asCsv}, then load that with: ${loadedWith.tables}`,
    `${sentence} ${asCsv}, and load that.`,
  );
}

/**
 * The rows of a workbook (.xlsx, .xls); undefined for another kind of file. It is read by the thread that reads the lists of
 * shoppers, with the same limits of size, unpacked size, memory and rows.
 *
 * @throws FileRefused when it is locked, damaged, empty, or more than these limits allow
 */
export async function openWorkbook(
  file: string,
  onProgress?: (progress: ReadProgress) => void,
): Promise<Workbook | undefined> {
  const found = await stat(file).catch(() => undefined);
  const kind = found?.isFile() ? binaryOf(await firstBytes(file)) : undefined;
  if (!found || (kind !== 'xlsx' && kind !== 'xls')) return undefined;
  if (found.size > maxSearchFile) throw tooMuch('This workbook is larger than 50 MB.');
  const [sheet, ...others] = (await sheetsIn(file, kind)).filter(({ rows }) => rows.length > 0);
  if (!sheet) throw new FileRefused('The workbook is empty.');
  if (sheet.isCut)
    throw tooMuch(`The sheet '${sheet.name}' has more than ${mostRows.toLocaleString('en-US')} rows.`);
  onProgress?.({ bytes_read: found.size });
  return { name: sheet.name, others: others.map(({ name }) => name), rows: sheet.rows };
}

async function sheetsIn(file: string, kind: FileKind & ('xlsx' | 'xls')) {
  try {
    return await readSheets(await readFile(file), kind, { timeoutMs: 120_000 });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    if (error.fault === 'file_encrypted' || error.fault === 'file_damaged')
      throw new FileRefused(error.message);
    throw tooMuch('There is too much in this workbook to read it safely.');
  }
}

/** As they are in the file, packed or not. */
export async function firstBytes(file: string): Promise<Buffer> {
  const blocks: Buffer[] = [];
  for await (const block of createReadStream(file, { end: 4095 })) blocks.push(block as Buffer);
  return Buffer.concat(blocks);
}
