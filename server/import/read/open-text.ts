import { stat } from 'node:fs/promises';
import iconv from 'iconv-lite';
import { detectEncoding } from '../../encoding/detect-encoding.ts';
import type { UsualEncoding } from '../../encoding/mixed-text.ts';
import type { ReadProgress } from '../record.ts';
import { DoubtfulLines } from './doubtful-lines.ts';
import { type LineDecoder, lineDecoder, plainDecoder } from './line-decoder.ts';
import { DamagedArchive, readBytes } from './read-bytes.ts';
import { FileRefused, notAText } from './refuse-file.ts';

const HEAD_BYTES = 1024 * 1024;

export interface OpenTextOptions {
  /** A name such as 'utf-8', 'windows-1252', 'utf-16le'; guessed when absent. */
  encoding?: string;
  onProgress?: (progress: ReadProgress) => void;
  /** Size of the blocks read from disk, for tests. */
  blockBytes?: number;
}

export interface OpenedText {
  encoding: string;
  /** The first 1 MB at most, decoded. */
  head: string;
  /** Lines that are not in the encoding of the file; filled while `text` is read. */
  doubtful: DoubtfulLines;
  /** The whole text from its start, without byte order mark and NUL characters; can be read once. */
  text: AsyncIterable<string>;
  /** Lets go of the file; needed only when `text` is not read. */
  close: () => Promise<void>;
}

/**
 * Opens a plain or gzip text file of any size and any of the usual encodings; memory stays flat. Detects UTF-8 or
 * Windows-1252 line by line, unless Windows-1252 is given.
 *
 * @throws FileRefused with one sentence when there is no such file, it is empty, certainly not text, or a
 * compressed file is cut off (then while reading `text`, after everything before the cut was given).
 */
export async function openText(file: string, options: OpenTextOptions = {}): Promise<OpenedText> {
  await checkReadable(file);
  if (options.encoding && !iconv.encodingExists(options.encoding))
    throw new FileRefused(`The encoding '${options.encoding}' is not known; try utf-8 or windows-1252.`);
  const bytes = plainBytes(file, options);
  const { head, ended, broken } = await readHead(bytes);
  const refusal = head.length === 0 ? 'The file is empty.' : notAText(head);
  if (refusal) {
    await bytes.return(undefined);
    throw new FileRefused(refusal);
  }
  const encoding = options.encoding?.toLowerCase() ?? detectEncoding(head);
  const doubtful = new DoubtfulLines();
  const usual = usualEncoding(encoding, options.encoding !== undefined);
  const decoderOf = (noted: DoubtfulLines): LineDecoder =>
    usual ? lineDecoder(usual, newlineOf(head), (line) => noted.note(line)) : plainDecoder(encoding);

  async function* decode(): AsyncGenerator<string> {
    const decoder = decoderOf(doubtful);
    yield withoutNul(decoder.write(head));
    let failure = broken;
    try {
      if (!ended) for await (const block of bytes) yield withoutNul(decoder.write(block));
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      failure = error;
    }
    yield withoutNul(decoder.end());
    if (failure) throw failure;
  }
  const first = decoderOf(new DoubtfulLines());
  const headText = withoutNul(first.write(head) + (ended ? first.end() : ''));
  const close = async () => void (await bytes.return(undefined));
  return { encoding, head: headText, doubtful, text: decode(), close };
}

/** Windows-1252 that the person names is believed in every line. */
function usualEncoding(encoding: string, isGiven: boolean): UsualEncoding | undefined {
  if (/^utf-?8$/.test(encoding)) return 'utf-8';
  return encoding === 'windows-1252' && !isGiven ? encoding : undefined;
}

/** The byte that ends a line: LF, or CR alone as old Macs write. */
function newlineOf(head: Buffer): number {
  return head.includes(10) || !head.includes(13) ? 10 : 13;
}

async function checkReadable(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new FileRefused(`There is no file '${file}', or it can’t be read.`);
  if (found.isDirectory()) throw new FileRefused(`'${file}' is a folder, not a file.`);
}

async function* plainBytes(file: string, options: OpenTextOptions): AsyncGenerator<Buffer> {
  try {
    yield* readBytes(file, options);
  } catch (error) {
    throw error instanceof DamagedArchive ? new FileRefused(error.message) : error;
  }
}

interface Head {
  head: Buffer;
  ended: boolean;
  /** Why the bytes stop short, for a compressed file that is cut off within the head. */
  broken?: FileRefused;
}

async function readHead(bytes: AsyncGenerator<Buffer>): Promise<Head> {
  const blocks: Buffer[] = [];
  let length = 0;
  try {
    while (length < HEAD_BYTES) {
      const step = await bytes.next();
      if (step.done) return { head: Buffer.concat(blocks), ended: true };
      blocks.push(step.value);
      length += step.value.length;
    }
  } catch (error) {
    if (!(error instanceof FileRefused) || length === 0) throw error;
    return { head: Buffer.concat(blocks), ended: true, broken: error };
  }
  return { head: Buffer.concat(blocks), ended: false };
}

function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}
