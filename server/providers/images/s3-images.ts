import { AwsClient } from 'aws4fetch';
import { checkKey, type ImageStore } from './images.ts';

export interface S3Settings {
  /** Where the keys begin: 'https://s3.example/bucket', 'https://bucket.s3.example' or either with a folder behind it. */
  address: string;
  region: string;
  keyId: string;
  secret: string;
}

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
  const base = settings.address.replace(/\/+$/, '');
  const client = new AwsClient({
    accessKeyId: settings.keyId,
    secretAccessKey: settings.secret,
    service: 's3',
    region: settings.region,
    // 429 and 5xx: once more, a little later. Writing the same file twice does no harm.
    retries: 2,
    initRetryMs: 100,
  });

  async function ask(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    key: string,
    init: RequestInit = {},
  ): Promise<Response> {
    try {
      return await client.fetch(`${base}/${checkKey(key)}`, {
        ...init,
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
    } catch (e) {
      throw unreachable(key, e);
    }
  }

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

function unreachable(key: string, cause: unknown): Error {
  const why = cause instanceof Error ? (cause.cause instanceof Error ? cause.cause : cause).message : '';
  return new Error(`the image store cannot be reached for ${key}${why && `: ${why}`}`);
}

async function refused(answer: Response, key: string): Promise<Error> {
  // <Error><Code>NoSuchBucket</Code>…: the rest may repeat what was signed.
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text().catch(() => ''))?.[1];
  return new Error(`the image store answered ${answer.status}${code ? ` ${code}` : ''} for ${key}`);
}
