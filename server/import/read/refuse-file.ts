import iconv from 'iconv-lite';
import { detectEncoding } from '../../encoding/detect-encoding.ts';

/**
 * A file that cannot be read at all. The message is one plain sentence for a bookseller at the command line; `plain` is for
 * one at a page.
 */
export class FileRefused extends Error {
  override name = 'FileRefused';
  constructor(
    message: string,
    readonly plain = message,
  ) {
    super(message);
  }
}

/** The command that loads each kind of file, for people who gave a file to the wrong one. */
export const loadedWith = {
  onix: 'handsell import onix FILE',
  books: 'handsell import csv FILE',
  copies: 'handsell import stock FILE --store NAME',
  covers: 'handsell import covers FILE',
  tables: 'handsell import csv FILE (books) or handsell import stock FILE --store NAME (copies)',
};
const asCsv = `save it as CSV (UTF-8) in the spreadsheet program, then load that with: ${loadedWith.tables}`;

export type BinaryKind = 'xlsx' | 'xls' | 'zip' | 'zip_of_pictures' | 'pdf' | 'marc' | 'other';

const binarySentences: Record<BinaryKind, string> = {
  xlsx: `This is an Excel file (XLSX); ${asCsv}`,
  xls: `This is an old Excel file (XLS); ${asCsv}`,
  zip: 'This is a ZIP file; unpack it and give the file inside.',
  zip_of_pictures: `This is a ZIP file of pictures; load it with: ${loadedWith.covers}`,
  pdf: 'This is a PDF file; export the list as CSV instead.',
  marc: 'This is a MARC library file; export it as CSV or ONIX instead.',
  other: 'This is not a text file (it looks like a picture, an archive or a database).',
};

/** What the first bytes say the file is, when it is certainly not text; undefined when it may be text. */
export function binaryOf(head: Buffer): BinaryKind | undefined {
  const ascii = head.subarray(0, 4096).toString('latin1');
  if (ascii.startsWith('PK\x03\x04')) return zipKind(ascii);
  if (ascii.startsWith('\xd0\xcf\x11\xe0')) return 'xls';
  if (ascii.startsWith('%PDF')) return 'pdf';
  if (/^(\x89PNG|\xff\xd8\xff|GIF8|RIFF|BZh|7z\xbc\xaf|\xfd7zXZ|Rar!|SQLite format 3)/.test(ascii))
    return 'other';
  return /^\d{5}[a-z][a-z ]{2}.{2}22\d{5}/.test(ascii) ? 'marc' : undefined;
}

function zipKind(ascii: string): BinaryKind {
  if (/xl\/|\[Content_Types\]|_rels\//.test(ascii)) return 'xlsx';
  const first = ascii.slice(30, 30 + ascii.charCodeAt(26) + ascii.charCodeAt(27) * 256);
  return isPictureName(first) ? 'zip_of_pictures' : 'zip';
}

/** Why a file is not text, when that is certain. */
export function notAText(head: Buffer): string | undefined {
  const kind = binaryOf(head);
  return kind && binarySentences[kind];
}

/** The first bytes of a file as text, whatever it is written in. */
export const textOfHead = (head: Buffer): string =>
  iconv.decode(head, detectEncoding(head)).replaceAll('\0', '');

export const isPictureName = (name: string): boolean => /\.(jpe?g|png|webp|gif)$/i.test(name);

/** What the beginning of a text says it is, when it is certainly not a table of rows. */
export function markupOf(text: string): 'json' | 'onix' | 'marcxml' | 'html' | 'xml' | undefined {
  const start = text.trimStart().slice(0, 4096);
  if (/^[[{]\s*["{[]/.test(start)) return 'json';
  if (!start.startsWith('<')) return undefined;
  if (/<ONIXMessage|<ONIXmessage/.test(start)) return 'onix';
  if (/MARC21\/slim|<(marc:)?(collection|record|leader)\b/.test(start)) return 'marcxml';
  if (/^<(!doctype\s+html|html|head|body|table)\b/i.test(start)) return 'html';
  return /^<(\?xml|!--|!DOCTYPE|[A-Za-z][\w:.-]*[\s/>])/.test(start) ? 'xml' : undefined;
}

export const libraryFile = 'This is a MARCXML library file; export it as CSV or ONIX instead.';

/** Why a text is not a table, when that is certain. */
export function notATable(text: string): string | undefined {
  const markup = markupOf(text);
  return markup
    ? {
        json: 'This is a JSON file; a CSV table is expected.',
        onix: `This is an ONIX file; load it with: ${loadedWith.onix}`,
        marcxml: libraryFile,
        html: 'This is a web page (HTML), not a table; save it as CSV first.',
        xml: 'This is an XML file, not a table; a CSV file is expected.',
      }[markup]
    : looksBinary(text)
      ? 'This is not a text file.'
      : undefined;
}

/**
 * True when the text holds too many control characters to be text: more than one in twenty.
 * A stray NUL or form feed, as some cash desks write, is no reason to refuse a file.
 */
export function looksBinary(text: string): boolean {
  const sample = text.slice(0, 65_536);
  let odd = 0;
  for (let i = 0; i < sample.length; i++) {
    const code = sample.charCodeAt(i);
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffd) odd++;
  }
  return odd > 8 && odd > sample.length / 20;
}
