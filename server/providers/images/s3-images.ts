import { type S3Settings, s3Client } from '../s3-client.ts';
import { checkKey, type ImageStore } from './images.ts';

/** A page waits for its pictures: what takes longer shows the drawn cover instead. */
const usualPatienceMs = 10_000;
const maxBytes = 64 * 1024 * 1024;

const typeOf: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/**
 * Files in a bucket of Amazon S3 or of anything that speaks its language (MinIO, R2, B2, Garage …). The key needs the
 * rights s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket; without the last a missing file cannot be told from a
 * forbidden one. Errors name the status and the key of the file, never the credentials.
 */
export function s3Images(settings: S3Settings, patienceMs = usualPatienceMs): ImageStore {
  const { ask: askS3, unreachable, refused } = s3Client(settings, 'the image store');
  const ask = async (method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', key: string, init: RequestInit = {}) =>
    askS3(method, checkKey(key), init, patienceMs);

  return {
    name: 's3',
    async read(key) {
      const answer = await ask('GET', key);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      if (answer.status !== 200) throw await refused(answer, key);
      try {
        return await bytesOf(answer, key);
      } catch (e) {
        throw unreachable(key, e);
      }
    },
    async has(key) {
      const answer = await ask('HEAD', key);
      if (answer.status === 200) return true;
      if (answer.status === 404) return false;
      throw await refused(answer, key);
    },
    async write(key, bytes) {
      const extension = key.slice(key.lastIndexOf('.') + 1);
      const answer = await ask('PUT', key, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': typeOf[extension] ?? 'application/octet-stream' },
      });
      if (!answer.ok) throw await refused(answer, key);
      await answer.body?.cancel();
    },
    async delete(key) {
      const answer = await ask('DELETE', key);
      if (!answer.ok && answer.status !== 404) throw await refused(answer, key);
      await answer.body?.cancel();
    },
  };
}

async function bytesOf(answer: Response, key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`${key} is larger than any image`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
