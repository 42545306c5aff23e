import type { Read, ReadProgress } from '../../record.ts';
import { DamagedArchive, readBytes, unpacked } from '../read-bytes.ts';
import { FileRefused } from '../refuse-file.ts';
import { type DeclaredEntities, declaredEntities } from './doctype.ts';
import { decodeRecord, EncodingReader } from './encoding.ts';
import { type MessageContext, readHeader } from './header.ts';
import { type MapOptions, mapRecord } from './map-record.ts';
import { parseRecord } from './parse-record.ts';
import { noOnix } from './refuse-other.ts';
import { type Piece, ProductSplitter } from './split-products.ts';

export interface OnixOptions extends MapOptions {
  onProgress?: (progress: ReadProgress) => void;
  /** A longer record is rejected; 5 MB unless told otherwise. */
  max_record_bytes?: number;
}

/**
 * Reads an ONIX message (2.1, 3.0, 3.1; reference or short tags; any encoding; plain or gzip) of any size in flat
 * memory. Every record comes out, as a title or as rejected with its line and reason; a damaged one harms no other.
 *
 * @throws FileRefused with one sentence when the file is no ONIX message, or one without a product that does not say so
 * (`<NoProduct/>`); and what the disk says when it cannot be read.
 */
export async function* readOnix(file: string, options: OnixOptions = {}): AsyncGenerator<Read> {
  yield* readChunks(readBytes(file, options), options);
}

/** The same from bytes that are already at hand or on their way. */
export async function* readOnixStream(
  chunks: AsyncIterable<Uint8Array>,
  options: OnixOptions = {},
): AsyncGenerator<Read> {
  let bytes_read = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      bytes_read += chunk.length;
      options.onProgress?.({ bytes_read });
      yield chunk;
    }
  }
  yield* readChunks(unpacked(counted()), options);
}

async function* readChunks(unpackedBytes: AsyncIterable<Buffer>, options: OnixOptions): AsyncGenerator<Read> {
  const message = new MessageReader(options);
  let damage: string | undefined;
  try {
    for await (const bytes of unpackedBytes) {
      yield* message.push(bytes);
    }
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    damage = error.message;
  }
  yield* message.end(damage);
}

class MessageReader {
  private readonly encoding = new EncodingReader();
  private readonly splitter: ProductSplitter;
  private context: MessageContext = {};
  private entities: DeclaredEntities = { values: new Map(), refused: new Set() };
  private encodingWarned = false;
  private isEmpty = true;

  constructor(private readonly options: OnixOptions) {
    this.splitter = new ProductSplitter(options.max_record_bytes);
  }

  *push(bytes: Buffer): Generator<Read> {
    const text = this.encoding.push(bytes);
    if (text.length > 0) yield* this.reads(this.splitter.push(text));
  }

  *end(damage?: string): Generator<Read> {
    yield* this.reads(this.splitter.push(this.encoding.end()));
    const pieces = this.splitter.end();
    // A compressed file that yields nothing can't be described any further.
    if (damage && pieces.some(({ kind }) => kind === 'foreign')) throw new FileRefused(damage);
    yield* this.reads(pieces);
    if (this.isEmpty && !damage)
      throw new FileRefused('The file holds no titles, so there is nothing to load.');
    if (damage) yield { kind: 'rejected', rejected: { line: pieces.at(-1)?.line ?? 1, reason: damage } };
  }

  private *reads(pieces: Piece[]): Generator<Read> {
    for (const piece of pieces) {
      const read = this.read(piece);
      if (read) yield read;
    }
  }

  private read(piece: Piece): Read | undefined {
    if (piece.kind === 'product' || piece.kind === 'broken' || piece.kind === 'nothing') this.isEmpty = false;
    switch (piece.kind) {
      case 'root':
        this.context = {
          ...this.context,
          release: /\brelease\s*=\s*["']([\d.]+)/.exec(piece.attributes)?.[1],
        };
        return undefined;
      case 'doctype':
        this.entities = declaredEntities(this.decode(piece.bytes).text);
        return undefined;
      case 'header':
        return this.header(piece);
      case 'product':
        return this.product(piece);
      case 'nothing':
        return undefined;
      case 'broken':
        return this.rejected(
          piece.line,
          piece.reason,
          referenceIn(this.decode(piece.bytes.subarray(0, 8192)).text),
        );
      case 'foreign':
        throw noOnix(this.encoding.head, piece.reason);
    }
  }

  private header(piece: Piece & { kind: 'header' }): Read | undefined {
    const parsed = parseRecord(this.decode(piece.bytes).text, piece.line, this.entities);
    if ('reason' in parsed) return this.rejected(piece.line, `The header cannot be read. ${parsed.reason}`);
    this.context = { release: this.context.release, ...readHeader(parsed.element) };
    return undefined;
  }

  private product({ bytes, line }: Piece & { kind: 'product' }): Read {
    const { text, warning } = this.decode(bytes);
    const parsed = parseRecord(text, line, this.entities);
    if ('reason' in parsed) return this.rejected(line, parsed.reason, referenceIn(text));
    const mapped = mapRecord(parsed.element, this.context, this.options);
    if ('reason' in mapped) return this.rejected(line, mapped.reason, mapped.ref);
    const warnings = [...(warning ? [warning] : []), ...parsed.warnings, ...mapped.warnings];
    const unknownEncoding = this.encoding.detected?.warning;
    if (unknownEncoding && !this.encodingWarned) warnings.unshift(unknownEncoding);
    this.encodingWarned = true;
    return {
      ...{ kind: 'record', line, record: mapped.record, warnings },
      ...(mapped.assumed > 0 && { assumed_prices: mapped.assumed }),
    };
  }

  private decode(bytes: Buffer): { text: string; warning?: string } {
    return decodeRecord(bytes, this.encoding.detected?.name ?? 'utf-8');
  }

  private rejected(line: number, reason: string, ref?: string): Read {
    return { kind: 'rejected', rejected: { line, ...(ref && { ref }), reason } };
  }
}

/** The reference of a record that does not parse, or failing that its first ISBN. */
function referenceIn(text: string): string | undefined {
  const found =
    /<(?:[\w.-]+:)?(?:RecordReference|a001)\b[^>]*>\s*([^<]{1,100})/.exec(text) ??
    /<(?:[\w.-]+:)?(?:IDValue|b244|ISBN|b004)\b[^>]*>\s*([^<]{1,40})/.exec(text);
  return found?.[1]?.trim() || undefined;
}
