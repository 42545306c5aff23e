import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { importFolder, uploadPath } from '../import/upload/files.ts';
import { makeFolder } from '../make-folder.ts';
import { isMultipart } from './read-form.ts';

export type UploadFault = 'no_file' | 'too_large' | 'broken_off' | 'disk_full';

/** Why no file was received. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  constructor(readonly fault: UploadFault) {
    super(fault);
  }
}

export interface ReceivedFile {
  /** Its name below the folder of uploads. */
  file: string;
  /** As the browser calls it. */
  fileName: string;
}

/** What the disk keeps free for everything else. */
const spareBytes = 200 * 1024 * 1024;

/**
 * Streams the first file of a multipart form to the folder of uploads: memory stays flat, whatever its size.
 *
 * @throws UploadRefused, when nothing of it is left on the disk
 */
export async function receiveFile(
  request: Request,
  dataDir: string,
  maxBytes: number,
): Promise<ReceivedFile> {
  if (!isMultipart(request) || !request.body) throw new UploadRefused('no_file');
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) throw new UploadRefused('too_large');
  makeFolder(importFolder(dataDir));
  const { bavail, bsize } = await statfs(dataDir);
  if (announced + spareBytes > bavail * bsize) throw new UploadRefused('disk_full');
  const file = randomBytes(16).toString('hex');
  const path = uploadPath(dataDir, file);
  try {
    return { file, fileName: await streamTo(path, request, maxBytes) };
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof UploadRefused) throw error;
    throw new UploadRefused(isFull(error) ? 'disk_full' : 'broken_off');
  }
}

/** The name of the file that was written. */
async function streamTo(path: string, request: Request, maxBytes: number): Promise<string> {
  const busboy = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits: { files: 1, fields: 10, fileSize: maxBytes },
  });
  let name = '';
  let written: Promise<void> | undefined;
  let part: Readable | undefined;
  let failure: unknown;
  const failed = (error: unknown) => {
    failure ??= error;
    // The parser leaves the stream of a file that breaks off open.
    part?.destroy();
    busboy.destroy();
  };
  busboy.on('file', (_field, stream, fileName) => {
    part = stream;
    name = fileName ?? '';
    stream.on('limit', () => failed(new UploadRefused('too_large')));
    written = pipeline(stream, createWriteStream(path, { mode: 0o600 })).catch(failed);
  });
  const counted = countedUpTo(maxBytes, dirname(path));
  await pipeline(request.body ?? [], counted, busboy).catch(failed);
  await written;
  if (failure) throw failure;
  if (!written || name === '') throw new UploadRefused('no_file');
  return name;
}

const looksEvery = 32 * 1024 * 1024;

/** A form without a Content-Length ends at the limit, too, and one of several at once while the disk has room. */
function countedUpTo(maxBytes: number, folder: string): Transform {
  let size = 0;
  let nextLook = looksEvery;
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(new UploadRefused('too_large'));
      if (size >= nextLook) {
        nextLook += looksEvery;
        const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 1, bsize: spareBytes }));
        if (bavail * bsize < spareBytes) return done(new UploadRefused('disk_full'));
      }
      done(null, chunk);
    },
  });
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
