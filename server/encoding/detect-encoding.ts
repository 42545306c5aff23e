import { countTypicalUtf8 } from './mixed-text.ts';

/**
 * Guesses the encoding of a text file from its first bytes (1 MB is plenty).
 *
 * In this order: a byte order mark; UTF-16 without one, seen by NUL bytes on one side of most pairs; UTF-8 if
 * the bytes are valid UTF-8 or so nearly that a cut or a stray byte explains the rest; else Windows-1252, which
 * is what spreadsheets of Western Europe and the Americas write.
 *
 * @returns a name that iconv-lite knows; its decoder drops the byte order mark.
 */
export function detectEncoding(head: Buffer): string {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return utf16WithoutMark(head) ?? (looksLikeUtf8(head) ? 'utf-8' : 'windows-1252');
}

function utf16WithoutMark(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(head.length, 4096) & ~1;
  if (length < 8) return undefined;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < length; i += 2) {
    if (head[i] === 0) even++;
    if (head[i + 1] === 0) odd++;
  }
  const pairs = length / 2;
  if (odd > pairs * 0.4 && even < pairs * 0.05) return 'utf-16le';
  if (even > pairs * 0.4 && odd < pairs * 0.05) return 'utf-16be';
  return undefined;
}

/**
 * Text in Windows-1252 hardly ever contains a valid UTF-8 sequence; where some are among the other bytes, the file is
 * damaged UTF-8.
 */
function looksLikeUtf8(head: Buffer): boolean {
  let invalid = 0;
  for (let i = 0; i < head.length; ) {
    const byte = head[i] ?? 0;
    if (byte < 0x80) {
      i++;
      continue;
    }
    const length =
      byte >= 0xc2 && byte <= 0xdf ? 2 : (byte & 0xf0) === 0xe0 ? 3 : (byte & 0xf8) === 0xf0 ? 4 : 0;
    if (length > 0 && i + length > head.length) break;
    const isValid = length > 0 && continues(head, i + 1, length - 1);
    if (!isValid) invalid++;
    i += isValid ? length : 1;
  }
  return invalid === 0 || countTypicalUtf8(head) * 4 >= Math.min(invalid, 4000);
}

function continues(bytes: Buffer, from: number, count: number): boolean {
  for (let i = from; i < from + count; i++) if (((bytes[i] ?? 0) & 0xc0) !== 0x80) return false;
  return true;
}
