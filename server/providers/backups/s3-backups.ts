import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type S3Method, type S3Settings, s3Client } from '../s3-client.ts';
import { type BackupPlace, checkBackupName, type KeepOptions } from './backups.ts';

/** A part of a large file, or an answer without one, may take so long. */
const patienceMs = 300_000;
/** S3 takes parts of at least 5 MB, and 10,000 of them: 160 GB. */
const partBytes = 16 * 1024 * 1024;

/**
 * Below `backups/` of the bucket that the pictures are in. Files are sent in parts, one after the other: memory stays flat. A file that
 * was not sent whole leaves nothing. The key needs the rights of that for pictures, and s3:AbortMultipartUpload.
 */
export function s3Backups(settings: S3Settings, size = partBytes): BackupPlace {
  const s3 = s3Client(settings, 'the bucket');
  const keyOf = (file: string) => `backups/${checkBackupName(file)}`;
  const ask = (method: S3Method, path: string, init: RequestInit = {}) =>
    s3.ask(method, path, init, patienceMs);

  async function begin(key: string): Promise<string> {
    const path = `${key}?uploads=`;
    const answer = await ask('POST', path, { headers: { 'content-type': 'application/gzip' } });
    if (!answer.ok) throw await s3.refused(answer, path);
    const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await answer.text())?.[1];
    if (!id) throw new Error(`the bucket began no upload for ${key}`);
    return encodeURIComponent(id.replaceAll('&amp;', '&'));
  }

  async function sendParts(key: string, id: string, path: string, options: KeepOptions): Promise<string> {
    const { size: whole } = await stat(path);
    const tags: string[] = [];
    let sent = 0;
    for await (const part of createReadStream(path, { highWaterMark: size })) {
      const bytes = part as Buffer<ArrayBuffer>;
      const at = `${key}?partNumber=${tags.length + 1}&uploadId=${id}`;
      const answer = await ask('PUT', at, { body: bytes, signal: options.signal });
      const tag = answer.headers.get('etag');
      if (!answer.ok || !tag) throw await s3.refused(answer, at);
      await answer.body?.cancel();
      tags.push(`<Part><PartNumber>${tags.length + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      sent += bytes.length;
      options.onProgress(whole > 0 ? sent / whole : 1);
    }
    return `<CompleteMultipartUpload>${tags.join('')}</CompleteMultipartUpload>`;
  }

  async function complete(key: string, id: string, body: string): Promise<void> {
    const path = `${key}?uploadId=${id}`;
    const answer = await ask('POST', path, { body });
    // S3 may answer 200 and say in the body that it failed.
    const said = await answer.clone().text();
    if (!answer.ok || said.includes('<Error>')) throw await s3.refused(answer, path);
  }

  return {
    name: 'bucket',
    async keep(path, file, options) {
      const key = keyOf(file);
      const id = await begin(key);
      try {
        await complete(key, id, await sendParts(key, id, path, options));
      } catch (e) {
        await ask('DELETE', `${key}?uploadId=${id}`).catch(() => {});
        throw e;
      }
      await rm(path, { force: true });
    },
    async read(file) {
      const answer = await ask('GET', keyOf(file));
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      if (answer.status !== 200 || !answer.body) throw await s3.refused(answer, keyOf(file));
      const bytes = Readable.fromWeb(answer.body as ReadableStream);
      const length = answer.headers.get('content-length');
      return { size: length === null ? null : Number(length), bytes };
    },
    async has(file) {
      const answer = await ask('HEAD', keyOf(file));
      if (answer.status === 200) return true;
      if (answer.status === 404) return false;
      throw await s3.refused(answer, keyOf(file));
    },
    async delete(file) {
      const answer = await ask('DELETE', keyOf(file));
      if (!answer.ok && answer.status !== 404) throw await s3.refused(answer, keyOf(file));
      await answer.body?.cancel();
    },
    found: async () => [],
  };
}
