import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { ReadProgress } from '../record.ts';

/** A few bytes can unpack to a thousand times their size: small portions keep memory flat. */
const PORTION = 16 * 1024;

/** A compressed file that is cut off or damaged; everything before the damage has been delivered. */
export class DamagedArchive extends Error {
  override name = 'DamagedArchive';
}

export interface ReadBytesOptions {
  onProgress?: (progress: ReadProgress) => void;
  /** Size of the blocks read from disk, for tests. */
  blockBytes?: number;
}

/**
 * The bytes of a file of any size, unpacked if it is gzip: whatever is imported is opened here.
 *
 * @throws DamagedArchive after everything before the damage; the system's error when the file cannot be read.
 */
export async function* readBytes(file: string, options: ReadBytesOptions = {}): AsyncGenerator<Buffer> {
  const stream = createReadStream(file, { highWaterMark: options.blockBytes ?? 256 * 1024 });
  async function* blocks(): AsyncGenerator<Buffer> {
    for await (const block of stream) {
      options.onProgress?.({ bytes_read: stream.bytesRead });
      yield block as Buffer;
    }
  }
  yield* unpacked(blocks());
}

/** Passes bytes on, unpacked if they begin as gzip does (whatever the file is called). */
export async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const source = nonEmpty(chunks);
  const first = await source.next();
  if (first.done) return;
  const second = first.value.length < 2 ? await source.next() : undefined;
  const head = second && !second.done ? Buffer.concat([first.value, second.value]) : first.value;
  const whole = startingWith(head, source);
  if (head[0] === 0x1f && head[1] === 0x8b) yield* gunzip(whole);
  else yield* whole;
}

async function* nonEmpty(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks)
    if (chunk.length > 0) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

async function* startingWith(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

async function* gunzip(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const stream = createGunzip({ chunkSize: 256 * 1024 });
  const ready: Buffer[] = [];
  let failure: Error | undefined;
  stream.on('data', (block: Buffer) => ready.push(block));
  const closed = new Promise<void>((resolve) => {
    stream.once('end', resolve);
    stream.once('error', (error: Error) => {
      failure = error;
      resolve();
    });
  });
  try {
    for await (const chunk of packed) {
      for (let at = 0; at < chunk.length && !failure; at += PORTION) {
        const portion = chunk.subarray(at, at + PORTION);
        await Promise.race([new Promise<void>((resolve) => stream.write(portion, () => resolve())), closed]);
        yield* ready.splice(0);
      }
      if (failure) break;
    }
    if (!failure) stream.end();
    await closed;
    yield* ready.splice(0);
    if (failure)
      throw new DamagedArchive('The compressed file is damaged or cut off here; the rest cannot be read.');
  } finally {
    stream.destroy();
  }
}
