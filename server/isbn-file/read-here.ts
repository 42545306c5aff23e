import iconv from 'iconv-lite';
import { detectEncoding } from '../import/detect-encoding.ts';
import { findIsbns } from './find-isbns.ts';
import type { FileKind } from './kind-of-file.ts';

/** Reads a file in this thread: the worker's work. Each library is loaded when its kind of file comes. */
export async function readHere(bytes: Uint8Array, kind: FileKind): Promise<Set<string>> {
  switch (kind) {
    case 'pdf':
      return (await import('./from-pdf.ts')).isbnsOfPdf(bytes);
    case 'xls':
    case 'xlsx':
      return (await import('./from-sheet.ts')).isbnsOfWorkbook(bytes, kind);
    case 'html':
      return (await import('./from-html.ts')).isbnsOfHtml(decode(bytes));
    case 'text':
      return findIsbns(decode(bytes));
  }
}

function decode(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return iconv.decode(buffer, detectEncoding(buffer.subarray(0, 1024 * 1024)));
}
