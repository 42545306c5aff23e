import { AwsClient } from 'aws4fetch';

export interface S3Settings {
  /** Where the keys begin: 'https://s3.example/bucket', 'https://bucket.s3.example' or either with a folder behind it. */
  address: string;
  region: string;
  keyId: string;
  secret: string;
}

export type S3Method = 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';

export interface S3Client {
  /** `path`: a key, with the question mark and what follows where there is some. Throws when the bucket cannot be reached. */
  ask(method: S3Method, path: string, init: RequestInit, patienceMs: number): Promise<Response>;
  unreachable(path: string, cause: unknown): Error;
  /** What a bucket said that did not do what it was asked. */
  refused(answer: Response, path: string): Promise<Error>;
}

/**
 * A bucket of Amazon S3 or of anything that speaks its language. `called`: what errors name it. They name the status and the key,
 * never the credentials.
 */
export function s3Client(settings: S3Settings, called: string): S3Client {
  const base = settings.address.replace(/\/+$/, '');
  const client = new AwsClient({
    accessKeyId: settings.keyId,
    secretAccessKey: settings.secret,
    service: 's3',
    region: settings.region,
    // 429 and 5xx: once more, a little later. Writing the same bytes twice does no harm.
    retries: 2,
    initRetryMs: 100,
  });
  const plain = (path: string) => path.split('?')[0];
  const s3: S3Client = {
    async ask(method, path, init, patienceMs) {
      const signals = [AbortSignal.timeout(patienceMs), ...(init.signal ? [init.signal] : [])];
      try {
        return await client.fetch(`${base}/${path}`, {
          ...init,
          method,
          redirect: 'manual',
          signal: AbortSignal.any(signals),
        });
      } catch (e) {
        throw s3.unreachable(path, e);
      }
    },
    unreachable(path, cause) {
      const why = cause instanceof Error ? (cause.cause instanceof Error ? cause.cause : cause).message : '';
      return new Error(`${called} cannot be reached for ${plain(path)}${why && `: ${why}`}`);
    },
    async refused(answer, path) {
      // <Error><Code>NoSuchBucket</Code>…: the rest may repeat what was signed.
      const code = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text().catch(() => ''))?.[1];
      return new Error(`${called} answered ${answer.status}${code ? ` ${code}` : ''} for ${plain(path)}`);
    },
  };
  return s3;
}
