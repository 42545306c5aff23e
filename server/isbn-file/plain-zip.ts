import { crc32, inflateRawSync } from 'node:zlib';
import { UnreadableFile } from './unreadable-file.ts';
import { unreadableText } from './unreadable-text.ts';

/** What a workbook may hold when unpacked. What a file claims of itself is not believed: it is unpacked and counted. */
const limits = { entries: 2_000, bytes: 128 * 1024 * 1024 };

/** Parts of a workbook that hold cells or lead to them; pictures, fonts and whatever else is in it are not unpacked. */
const wanted = /\.(?:xml|rels)$/i;

const tooMuch = () => new UnreadableFile('too_much_inside', unreadableText.tooMuchInWorkbook());
const damaged = () => new UnreadableFile('file_damaged', unreadableText.damaged());

/**
 * The parts of a packed workbook in a zip of our own, unpacked and with true sizes. Libraries unpack without a limit and
 * read other fields of a zip than one would check, so the file itself never reaches one.
 *
 * @throws UnreadableFile `too_much_inside` for a zip bomb, `file_encrypted`, `file_damaged` for what is no whole zip
 */
export function plainZip(bytes: Uint8Array): Buffer {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0 || end + 22 > zip.length) throw damaged();
  const entries = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  if (entries > limits.entries) throw tooMuch();
  const parts: [name: Buffer, content: Buffer][] = [];
  let left = limits.bytes;
  for (let i = 0; i < entries; i++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw damaged();
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const name = zip.subarray(at + 46, nameEnd);
    if (wanted.test(name.toString('latin1'))) {
      const content = unpacked(zip, at, left);
      left -= content.length;
      parts.push([name, content]);
    }
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return stored(parts);
}

/** The entry whose directory record is at `at`; at most `most` bytes. */
function unpacked(zip: Buffer, at: number, most: number): Buffer {
  const encrypted = (zip.readUInt16LE(at + 8) & 1) === 1;
  if (encrypted) throw new UnreadableFile('file_encrypted', unreadableText.encrypted());
  const method = zip.readUInt16LE(at + 10);
  const packed = zip.readUInt32LE(at + 20);
  const local = zip.readUInt32LE(at + 42);
  if (local + 30 > zip.length || zip.readUInt32LE(local) !== 0x04034b50) throw damaged();
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  if (from + packed > zip.length) throw damaged();
  const content = zip.subarray(from, from + packed);
  if (method === 0) {
    if (packed > most) throw tooMuch();
    return content;
  }
  if (method !== 8) throw damaged();
  if (packed === 0) return Buffer.alloc(0);
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) });
  } catch (e) {
    throw e instanceof Error && 'code' in e && e.code === 'ERR_BUFFER_TOO_LARGE' ? tooMuch() : damaged();
  }
}

/** A zip of these parts, none of them packed. */
function stored(parts: readonly [name: Buffer, content: Buffer][]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of parts) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(20, 4);
    head.copy(record, 6, 4, 30);
    record.writeUInt32LE(at, 42);
    locals.push(head, name, content);
    directory.push(record, name);
    at += head.length + name.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, listed, end]);
}
