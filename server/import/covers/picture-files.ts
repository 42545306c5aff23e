import { lstat, open, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FileRefused } from '../read/refuse-file.ts';
import { maxCoverBytes } from './cover-master.ts';
import { noPictures, notAPicture } from './not-a-picture.ts';

/** A file of a folder or a zip; its name is all that is known until it is read. */
export interface PictureFile {
  /** Its path below the folder or inside the zip. */
  name: string;
  /** Bytes, unpacked. */
  size: number;
  read: () => Promise<Buffer>;
}

export interface PictureFiles {
  files: PictureFile[];
  close: () => void;
}

/** Whether the path is a list of links, that is a text file, rather than images. Throws FileRefused. */
export async function isLinkList(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new FileRefused(`There is no file or folder '${path}', or it can’t be read.`);
  return found.isFile() && /\.(txt|csv|tsv|tab|gz)$/i.test(path);
}

/** What systems leave in folders and zips without being asked. */
const litter = /(^|[/\\])(\.[^/\\]*|__MACOSX[/\\].*|Thumbs\.db|desktop\.ini)$/i;

/** The files of a folder (with those below it), of a zip, or a single file of a path that exists. Throws FileRefused. */
export async function pictureFiles(path: string): Promise<PictureFiles> {
  const found = await stat(path);
  if (found.isDirectory()) return withPictures({ files: await filesBelow(path), close: () => {} });
  const head = await readHead(path);
  const refusal = notAPicture(head);
  if (refusal) throw new FileRefused(refusal);
  if (head.toString('latin1', 0, 4) === 'PK\x03\x04') return withPictures(await filesInZip(path));
  const name = basename(path);
  return { files: [{ name, size: found.size, read: () => readFile(path) }], close: () => {} };
}

function withPictures(found: PictureFiles): PictureFiles {
  const refusal = noPictures(found.files.map(({ name }) => name));
  if (!refusal) return found;
  found.close();
  throw new FileRefused(refusal);
}

async function filesBelow(folder: string): Promise<PictureFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !litter.test(relative(folder, path)))
    .sort();
  const files: PictureFile[] = [];
  for (const path of paths) {
    const { size } = await lstat(path);
    files.push({ name: relative(folder, path), size, read: () => readFile(path) });
  }
  return files;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer: head, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function filesInZip(path: string): Promise<PictureFiles> {
  let zip: ZipFile | undefined;
  try {
    // Names stay bytes: they name books, never files of ours, so that a name that climbs out of a folder does no harm.
    zip = await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false });
    const opened = zip;
    const files: PictureFile[] = [];
    for await (const entry of opened.eachEntry()) {
      const name = String(entry.fileName);
      if (name.endsWith('/') || litter.test(name)) continue;
      files.push({ name, size: entry.uncompressedSize, read: () => readEntry(opened, entry) });
    }
    return { files, close: () => opened.close() };
  } catch (e) {
    zip?.close();
    const why = e instanceof Error ? e.message : String(e);
    throw new FileRefused(`The zip file is damaged or cut off (${why}).`);
  }
}

/** The zip's own word on the size is held to while unpacking. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > maxCoverBytes) throw new Error('it is too large');
  return buffer(await zip.openReadStreamPromise(entry));
}
