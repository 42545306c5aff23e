import iconv from 'iconv-lite';
import { detectEncoding } from '../encoding/detect-encoding.ts';
import { addNumbers, type FoundNumbers, noNumbers } from './found-numbers.ts';
import type { FileKind } from './kind-of-file.ts';
import type { Sheet } from './sheet-rows.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { unreadableText } from './unreadable-text.ts';

/** Reads a file in this thread: the worker's work. Each library is loaded when its kind of file comes. */
export async function readHere(bytes: Uint8Array, kind: FileKind): Promise<FoundNumbers> {
  switch (kind) {
    case 'pdf':
      return (await import('./from-pdf.ts')).readPdf(bytes);
    case 'xls':
    case 'xlsx':
      return (await import('./from-sheet.ts')).readWorkbook(bytes, kind);
    case 'html':
      return (await import('./from-html.ts')).readHtml(decode(bytes));
    case 'text':
      return readText(decode(bytes));
  }
}

/** The sheets of a workbook, read in this thread. */
export async function readSheetsHere(bytes: Uint8Array, kind: FileKind): Promise<Sheet[]> {
  return (await import('./sheet-rows.ts')).readSheetRows(bytes, kind === 'xlsx' ? kind : 'xls');
}

/** An ISBN column that a spreadsheet program saved in scientific notation: the digits are lost. */
export const shortened = /(?<!\d)9[.,]7[89]\d*E\+12(?!\d)/i;

function readText(text: string): FoundNumbers {
  const found = noNumbers();
  addNumbers(text, found, { list: true });
  if (found.isbns.size > 0 || !shortened.test(text)) return found;
  throw new UnreadableFile('isbns_shortened', unreadableText.isbnsShortened());
}

/** A text in whatever encoding it is. */
export function decode(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return iconv.decode(buffer, detectEncoding(buffer.subarray(0, 1024 * 1024)));
}
