import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** What is kept of a page's HTML: never the HTML itself, which is four times as large. */
export interface PageBytes {
  /** What browsers get. */
  br: Uint8Array<ArrayBuffer>;
  /** Made when a client asks for it. */
  gzip?: Uint8Array<ArrayBuffer>;
  /** Compressed as well as is worthwhile. */
  isImproved?: true;
}

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** Brotli's quality: for the reader who waits, and for a page that is asked for again. */
const quality = { once: 1, kept: 5 };

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Compresses a page for the reader who waits for it. */
export async function encodeOnce(html: Buffer, encoding: PageEncoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') return compress(html, quality.once);
  return encoding === 'gzip' ? gzipped(html) : exact(html);
}

/** Compresses a page to be kept. */
export async function toBytes(html: Buffer): Promise<PageBytes> {
  return { br: await compress(html, quality.once) };
}

/** Compresses a kept page well. */
export async function improved({ br }: PageBytes): Promise<PageBytes> {
  return { br: await compress(await unbrotli(br), quality.kept), isImproved: true };
}

export async function withGzip(bytes: PageBytes): Promise<PageBytes & { gzip: Uint8Array<ArrayBuffer> }> {
  return { ...bytes, gzip: bytes.gzip ?? (await gzipped(await unbrotli(bytes.br))) };
}

export async function plainBytes({ br }: PageBytes): Promise<Uint8Array<ArrayBuffer>> {
  return exact(await unbrotli(br));
}

/** The best encoding that a browser takes. */
export function encodingFor(accept: string): PageEncoding {
  if (/\bbr\b/.test(accept)) return 'br';
  return /\bgzip\b/.test(accept) ? 'gzip' : 'identity';
}

async function compress(html: Buffer, level: number): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    // A page fits: the default of 22 takes 4 MB for each page that is being compressed.
    [constants.BROTLI_PARAM_LGWIN]: windowOf(html.length),
  };
  // Most pages leave in one piece: fewer ways to another thread and back.
  return exact(await brotli(html, { params, chunkSize: 64 * 1024 }));
}

/** The smallest window (as a power of two) that holds so many bytes. */
function windowOf(bytes: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));
}

const gzipped = async (html: Buffer) => exact(await toGzip(html, { level: 5 }));

/** zlib answers with a view of a larger buffer, which would stay in memory with it. */
const exact = (bytes: Uint8Array) => new Uint8Array(bytes);
