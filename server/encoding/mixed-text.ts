import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** The two encodings whose text comes mixed in one file, because ASCII is the same in both. */
export type UsualEncoding = 'utf-8' | 'windows-1252';

/**
 * Two bytes that are one character in UTF-8 and hardly ever stand together in Windows-1252: Latin letters with accents,
 * punctuation, and several others in a row. 'CAFÉ’S' in Windows-1252 (C9 92) is valid UTF-8 too, but of no Latin letter.
 */
const TYPICAL_UTF8 = /[\xc2-\xc5][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|(?:[\xc6-\xdf][\x80-\xbf]){2,}/;

/**
 * The text of one record of a file that is mostly in the `usual` encoding. Its own bytes decide: a record that is in the
 * other encoding, or partly so, is read as what it is and called `doubtful`.
 */
export function mixedText(bytes: Buffer, usual: UsualEncoding): { text: string; isDoubtful: boolean } {
  if (usual === 'utf-8' && isUtf8(bytes)) return { text: bytes.toString('utf8'), isDoubtful: false };
  if (usual === 'windows-1252' && !TYPICAL_UTF8.test(bytes.toString('latin1')))
    return { text: iconv.decode(bytes, 'windows-1252'), isDoubtful: false };
  return { text: bothText(bytes), isDoubtful: true };
}

/** How many places of a text are UTF-8 without doubt, at most 1,000. */
export function countTypicalUtf8(bytes: Buffer): number {
  const every = new RegExp(TYPICAL_UTF8, 'g');
  const text = bytes.toString('latin1');
  let count = 0;
  while (count < 1000 && every.test(text)) count++;
  return count;
}

/** Every valid UTF-8 sequence as its character, every other byte as that of Windows-1252. */
function bothText(bytes: Buffer): string {
  let text = '';
  let valid = 0;
  for (let i = 0; i < bytes.length; ) {
    const length = sequenceLength(bytes, i);
    if (length > 0) {
      i += length;
      continue;
    }
    text += bytes.toString('utf8', valid, i) + iconv.decode(bytes.subarray(i, i + 1), 'windows-1252');
    i++;
    valid = i;
  }
  return text + bytes.toString('utf8', valid);
}

/** Length of the valid UTF-8 sequence at a position, 0 if invalid. */
function sequenceLength(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length =
    first >= 0xc2 && first <= 0xdf ? 2 : (first & 0xf0) === 0xe0 ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  return isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}
