import iconv from 'iconv-lite';
import { searchFileEndings } from '../../contract/search-file.ts';
import * as m from '../../messages/compiled/messages.js';
import { detectEncoding } from '../encoding/detect-encoding.ts';
import { UnreadableFile } from './unreadable-file.ts';

export type FileKind = 'pdf' | 'xlsx' | 'xls' | 'html' | 'text';

const kinds: Partial<Record<string, FileKind>> & Record<(typeof searchFileEndings)[number], FileKind> = {
  '.txt': 'text',
  '.csv': 'text',
  '.pdf': 'pdf',
  '.xls': 'xls',
  '.xlsx': 'xlsx',
  '.html': 'html',
};

/**
 * What a file really is, by its first bytes; its name must agree. Old shops' '.xls' are often HTML, text or a new
 * workbook, as spreadsheet programs open them all: these are read for what they are. A '.xlsx' with a password looks like
 * an old workbook, and is refused by its reader for what it is.
 *
 * @throws UnreadableFile `file_type`
 */
export function kindOfFile(bytes: Uint8Array, name: string): FileKind {
  const ending = /\.[a-z]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? '';
  const said = kinds[ending === '.htm' ? '.html' : ending];
  if (!said) {
    throw new UnreadableFile('file_type', m.refusal_file_type({ endings: searchFileEndings.join(', ') }));
  }
  const real = kindOfBytes(bytes);
  const agrees =
    real === said ||
    (said === 'xls' && real !== null && real !== 'pdf') ||
    (said === 'xlsx' && real === 'xls') ||
    (real === 'text' && said === 'html') ||
    (real === 'html' && said === 'text');
  if (!agrees) {
    throw new UnreadableFile('file_type', m.refusal_file_type_other({ ending }));
  }
  return real === 'text' && said === 'html' ? 'html' : (real ?? said);
}

/** By magic bytes; null = nothing that can be read. */
export function kindOfBytes(bytes: Uint8Array): FileKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  // A PDF may begin with up to 1,024 bytes of anything.
  if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return 'xlsx';
  if (head.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') return 'xls';
  if (!isText(head)) return null;
  return /<(?:!doctype\s+html|html|head|body|table)\b/i.test(head.toString('latin1')) ? 'html' : 'text';
}

/** No control characters but tabs, line ends, form feeds and the end mark of old systems. */
function isText(head: Buffer): boolean {
  const text = iconv.decode(head, detectEncoding(head));
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 9 || (code > 13 && code < 32 && code !== 26 && code !== 27)) return false;
  }
  return true;
}
