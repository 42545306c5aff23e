import { isAscii } from 'node:buffer';
import iconv from 'iconv-lite';
import { mixedText, type UsualEncoding } from '../../encoding/mixed-text.ts';

export interface LineDecoder {
  write: (block: Buffer) => string;
  end: () => string;
}

/** A line longer than this is damage; its text is handed on in pieces. */
const MAX_LINE = 1024 * 1024;
/** UTF-8 needs no more bytes for a character. */
const MAX_SEQUENCE = 4;

/**
 * Decodes the blocks of a file line by line: a few bytes that are not UTF-8 harm no other line, and a line of UTF-8 in a
 * file of Windows-1252 keeps its accents.
 *
 * @param newline the last byte of a line: 0x0a, or 0x0d in files of old Macs.
 * @param onDoubtful called with the number of each line, from 1, that was not as usual.
 */
export function lineDecoder(
  usual: UsualEncoding,
  newline: number,
  onDoubtful: (line: number) => void,
): LineDecoder {
  let carry: Buffer = Buffer.alloc(0);
  let line = 1;
  let isStart = true;

  function decode(bytes: Buffer): string {
    const plain = isAscii(bytes);
    let text = plain ? bytes.toString('latin1') : '';
    for (let from = 0; from < bytes.length; ) {
      const at = bytes.indexOf(newline, from);
      const to = at === -1 ? bytes.length : at + 1;
      if (!plain) {
        const read = mixedText(bytes.subarray(from, to), usual);
        if (read.isDoubtful) onDoubtful(line);
        text += read.text;
      }
      if (at !== -1) line++;
      from = to;
    }
    return text;
  }

  return {
    write(block) {
      let bytes = carry.length > 0 ? Buffer.concat([carry, block]) : block;
      if (isStart && bytes.length < 3) {
        carry = bytes;
        return '';
      }
      if (isStart) bytes = withoutMark(bytes);
      isStart = false;
      const whole = bytes.lastIndexOf(newline) + 1;
      const end = whole > 0 || bytes.length < MAX_LINE ? whole : bytes.length - MAX_SEQUENCE;
      carry = Buffer.from(bytes.subarray(end));
      return decode(bytes.subarray(0, end));
    },
    end() {
      const rest = isStart ? withoutMark(carry) : carry;
      carry = Buffer.alloc(0);
      return decode(rest);
    },
  };
}

function withoutMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/** The decoder of any other encoding, which comes unmixed. */
export function plainDecoder(encoding: string): LineDecoder {
  const decoder = iconv.getDecoder(encoding);
  return { write: (block) => decoder.write(block), end: () => decoder.end() ?? '' };
}
