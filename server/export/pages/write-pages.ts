import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Query } from '../../db/db.ts';
import { pictureKey } from '../../image/sized-picture.ts';
import type { ImageStore } from '../../providers/images/images.ts';
import { type ExportedPage, readExportedPictures, readPagesAfter } from './queries.ts';

interface PagesToWrite {
  q: Query;
  images: ImageStore;
  store: { id: number; webstoreName: string; name: string };
  now: Date;
  /** The zip that is made. */
  path: string;
  signal: AbortSignal;
  /** How much is written, from 0 to 1. */
  onProgress(done: number): void;
}

/**
 * Writes the pages of a store as a zip: `pages.json`, and each picture of its library below `pictures/`, as it is shown. A picture
 * whose file is lost has no `file` in pages.json. Resolves to how many pages there are.
 *
 * @throws what the system, the database or the image store says, and the reason of `signal`
 */
export async function writePages(what: PagesToWrite): Promise<number> {
  const { q, images, store, now, path, signal, onProgress } = what;
  const pages = await allPages(q, store.id);
  const pictures = [];
  for (const { file, ...picture } of await readExportedPictures(q, store.id)) {
    signal.throwIfAborted();
    const key = pictureKey(store.webstoreName, file);
    pictures.push({ ...picture, key, file: (await images.has(key)) ? `pictures/${file}` : null });
  }
  const zip = new ZipFile();
  const content = {
    format: 'handsell-pages-1',
    store: store.name,
    exported: now.toISOString(),
    pages: pages.map(({ id: _, ...page }) => page),
    pictures: pictures.map(({ key: _, ...picture }) => picture),
  };
  zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), 'pages.json', { mtime: now });
  const kept = pictures.flatMap(({ key, file }) => (file ? [{ key, file }] : []));
  kept.forEach(({ key, file }, i) => {
    // Read when its turn comes: a library may be larger than the memory. Pictures are packed already.
    zip.addReadStreamLazy(file, { mtime: now, compress: false }, (give) => {
      images.read(key).then(
        (bytes) => {
          onProgress((i + 1) / kept.length);
          give(null, Readable.from([bytes ?? Buffer.alloc(0)]));
        },
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  });
  zip.end();
  const file = createWriteStream(path, { mode: 0o600 });
  zip.on('error', (error: Error) => file.destroy(error));
  await pipeline(zip.outputStream, file, { signal });
  return pages.length;
}

async function allPages(q: Query, storeId: number): Promise<ExportedPage[]> {
  const pages: ExportedPage[] = [];
  for (;;) {
    const more = await readPagesAfter(q, storeId, pages.at(-1)?.id ?? 0);
    if (more.length === 0) return pages;
    pages.push(...more);
  }
}
