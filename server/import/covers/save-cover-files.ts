import type { Db } from '../../db/db.ts';
import type { ImageStore } from '../../providers/images/images.ts';
import type { Rejected } from '../record.ts';
import { type CoverMaster, coverCache, coverMaster, maxCoverBytes, tooManyBytes } from './cover-master.ts';
import { isbnOfName } from './isbn-of-name.ts';
import type { PictureFile } from './picture-files.ts';
import { type CoveredTitle, type NewCover, readCovered, saveCovers } from './queries.ts';
import { severalAtOnce } from './several-at-once.ts';

/** Books in one transaction, and pictures in work at once: each may take 100 MB unpacked. */
const BATCH = 50;
const AT_ONCE = 4;

export interface CoverSummary {
  added: number;
  replaced: number;
  unchanged: number;
  /** A better picture of the same book was in the folder as well. */
  smaller: number;
  rejected: number;
  warnings: number;
  line: number;
  stopped: boolean;
}

export interface CoverOptions {
  onRejected?: (rejected: Rejected) => void;
  /** After every batch, with the bytes read so far. */
  onProgress?: (summary: Readonly<CoverSummary>, bytes: number) => void;
  /** Ends the import after the batch that is being written. */
  signal?: AbortSignal;
}

export function emptySummary(): CoverSummary {
  return {
    added: 0,
    replaced: 0,
    unchanged: 0,
    smaller: 0,
    rejected: 0,
    warnings: 0,
    line: 0,
    stopped: false,
  };
}

/**
 * Gives titles the covers of these files, which are named by ISBN; of several for one book the one with most pixels.
 * Files that cannot be used are rejected one by one. The same files again change nothing. Throws when the image store or
 * the database cannot be reached; whole batches stay.
 */
export async function saveCoverFiles(
  db: Db,
  images: ImageStore,
  files: readonly PictureFile[],
  options: CoverOptions = {},
): Promise<CoverSummary> {
  const summary = emptySummary();
  let bytes = 0;
  const reject = ({ name, size }: PictureFile, reason: string) => {
    summary.rejected += 1;
    bytes += size;
    options.onRejected?.({ line: 0, ref: name, reason });
  };
  const books = [...byBook(files, reject)];
  for (let at = 0; at < books.length; at += BATCH) {
    if (options.signal?.aborted) {
      summary.stopped = true;
      break;
    }
    const batch = books.slice(at, at + BATCH);
    const known = new Map(
      (
        await readCovered(
          db,
          batch.map(([isbn]) => isbn),
        )
      ).map((title) => [title.eisbn, title] as const),
    );
    const covers: NewCover[] = [];
    await severalAtOnce(batch, AT_ONCE, async ([isbn, own]) => {
      const title = known.get(isbn);
      if (!title) {
        for (const file of own) reject(file, `The catalogue has no title ${isbn}.`);
        return;
      }
      const chosen = await bestOf(title, own, images, reject);
      if (!chosen) return;
      bytes += chosen.bytes;
      summary.smaller += chosen.smaller;
      if (chosen.cover === 'unchanged') summary.unchanged += 1;
      else {
        covers.push(await keep(images, title, chosen.cover));
        summary[title.cover_cache ? 'replaced' : 'added'] += 1;
      }
    });
    if (covers.length > 0) await db.tx((q) => saveCovers(q, covers));
    options.onProgress?.(summary, bytes);
  }
  return summary;
}

/** Files by the book they name, in the order of their names. */
function byBook(
  files: readonly PictureFile[],
  reject: (file: PictureFile, reason: string) => void,
): Map<string, PictureFile[]> {
  const books = new Map<string, PictureFile[]>();
  for (const file of files) {
    const isbn = isbnOfName(file.name);
    if (isbn === null) reject(file, 'There is no valid ISBN in its name.');
    else if (isbn === 'several') reject(file, 'There are several ISBNs in its name.');
    else books.set(isbn, [...(books.get(isbn) ?? []), file]);
  }
  return books;
}

interface Choice {
  cover: CoverMaster | 'unchanged';
  /** Files that were read and not rejected. */
  bytes: number;
  /** How many of them lost against the chosen one. */
  smaller: number;
}

async function bestOf(
  title: CoveredTitle,
  files: readonly PictureFile[],
  images: ImageStore,
  reject: (file: PictureFile, reason: string) => void,
): Promise<Choice | undefined> {
  let best: CoverMaster | undefined;
  let [bytes, good] = [0, 0];
  for (const file of files) {
    const content = await contentOf(file);
    if ('reason' in content) {
      reject(file, content.reason);
      continue;
    }
    // The picture that is shown already need not be looked at again, unless another one competes with it.
    if (files.length === 1 && (await isShown(title, content.bytes, images)))
      return { cover: 'unchanged', bytes: file.size, smaller: 0 };
    const master = await coverMaster(content.bytes);
    if ('reason' in master) {
      reject(file, master.reason);
      continue;
    }
    good += 1;
    bytes += file.size;
    if (!best || master.pixels > best.pixels) best = master;
  }
  if (!best) return undefined;
  const isSame = title.cover_cache === best.cache && (await isKept(title, images));
  return { cover: isSame ? 'unchanged' : best, bytes, smaller: good - 1 };
}

async function contentOf(file: PictureFile): Promise<{ bytes: Buffer } | { reason: string }> {
  if (file.size > maxCoverBytes) return { reason: tooManyBytes(file.size) };
  try {
    return { bytes: await file.read() };
  } catch (e) {
    return { reason: `The file cannot be read (${e instanceof Error ? e.message : String(e)}).` };
  }
}

async function isShown(title: CoveredTitle, bytes: Buffer, images: ImageStore): Promise<boolean> {
  return title.cover_cache === coverCache(bytes) && (await isKept(title, images));
}

/** A store that lost the picture gets it again. */
async function isKept({ origin, image_key }: CoveredTitle, images: ImageStore): Promise<boolean> {
  return origin === 'file' && (await images.has(image_key));
}

/** Writes the picture; the title shows it when the batch is saved. */
async function keep(images: ImageStore, title: CoveredTitle, cover: CoverMaster): Promise<NewCover> {
  const image_key = `covers/${title.eisbn}-${cover.cache}.${cover.type}`;
  await images.write(image_key, cover.bytes);
  return { title_id: title.id, image_key, cache: cover.cache, ratio: cover.ratio, origin: 'file' };
}
