import iconv from 'iconv-lite';
import { mixedText } from '../../../encoding/mixed-text.ts';

interface DetectedEncoding {
  /** 'utf-8' and 'windows-1252' are decoded record by record; any other name is converted as a stream first. */
  name: string;
  markLength: number;
  warning?: string;
}

/** Enough for a byte order mark and an XML declaration. */
const HEAD_BYTES = 512;

/**
 * What the file's first bytes say of its encoding: byte order mark, then NUL bytes around the first '<', then the
 * XML declaration (XML 1.0, appendix F). A declaration that the bytes contradict is not believed.
 */
export function detectEncoding(head: Buffer): DetectedEncoding {
  const mark = byteOrderMark(head) ?? wideStart(head);
  if (mark) return mark;
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/i.exec(head.toString('latin1'))?.[1];
  const name = declared?.trim().toLowerCase() ?? 'utf-8';
  if (/^(utf-?8|us-ascii|ascii|utf-?16.*|ucs-?2|utf-?32.*|ucs-?4|iso-10646.*)$/.test(name))
    return { name: 'utf-8', markLength: 0 };
  // Files that say ISO-8859-1 hold the quotes and dashes of windows-1252, its superset, as often as not.
  if (/^(iso[-_]?8859[-_]?1|latin-?1|l1|cp-?1252|windows-?1252|win-?1252|ansi|x-ansi)$/.test(name))
    return { name: 'windows-1252', markLength: 0 };
  const unknown = `The file names an encoding that does not exist ('${name.slice(0, 40)}'); it was read as UTF-8.`;
  return iconv.encodingExists(name)
    ? { name, markLength: 0 }
    : { name: 'utf-8', markLength: 0, warning: unknown };
}

function byteOrderMark(head: Buffer): DetectedEncoding | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { name: 'utf-8', markLength: 3 };
  if (head[0] === 0xff && head[1] === 0xfe)
    return head[2] === 0 && head[3] === 0 && head.length >= 4
      ? { name: 'utf-32le', markLength: 4 }
      : { name: 'utf-16le', markLength: 2 };
  if (head[0] === 0xfe && head[1] === 0xff) return { name: 'utf-16be', markLength: 2 };
  return undefined;
}

function wideStart(head: Buffer): DetectedEncoding | undefined {
  if (head[0] === 0x3c && head[1] === 0 && head[2] !== 0) return { name: 'utf-16le', markLength: 0 };
  if (head[0] === 0 && head[1] === 0x3c) return { name: 'utf-16be', markLength: 0 };
  return undefined;
}

/** Turns a file of any encoding into bytes that can be cut at ASCII tags: UTF-8, or windows-1252 as it is. */
export class EncodingReader {
  detected: DetectedEncoding | undefined;
  /** The first bytes of the file. */
  head: Buffer = Buffer.alloc(0);
  private waiting: Buffer = Buffer.alloc(0);
  private decoder: iconv.DecoderStream | undefined;

  push(bytes: Buffer): Buffer {
    if (this.detected) return this.convert(bytes);
    this.waiting = Buffer.concat([this.waiting, bytes]);
    return this.waiting.length < HEAD_BYTES ? Buffer.alloc(0) : this.start();
  }

  end(): Buffer {
    const last = this.detected ? Buffer.alloc(0) : this.start();
    const rest = this.decoder?.end();
    return rest ? Buffer.concat([last, Buffer.from(rest)]) : last;
  }

  private start(): Buffer {
    this.head = Buffer.from(this.waiting.subarray(0, HEAD_BYTES));
    this.detected = detectEncoding(this.head);
    const { name, markLength } = this.detected;
    if (name !== 'utf-8' && name !== 'windows-1252') this.decoder = iconv.getDecoder(name);
    const bytes = this.waiting.subarray(markLength);
    this.waiting = Buffer.alloc(0);
    return this.convert(bytes);
  }

  private convert(bytes: Buffer): Buffer {
    return this.decoder ? Buffer.from(this.decoder.write(bytes)) : bytes;
  }
}

/** The text of one record. Bytes that do not fit the declared encoding are read as what they most likely are. */
export function decodeRecord(bytes: Buffer, declared: string): { text: string; warning?: string } {
  const usual = declared === 'windows-1252' ? declared : 'utf-8';
  const { text, isDoubtful } = mixedText(bytes, usual);
  if (!isDoubtful) return { text };
  return {
    text,
    warning:
      usual === 'windows-1252'
        ? 'The file says it is ISO-8859-1, but this record is UTF-8 and was read as UTF-8.'
        : 'Some bytes are not UTF-8 as declared; they were read as windows-1252.',
  };
}
