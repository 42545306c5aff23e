import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const region = 'us-east-1';

type Fail = (status: number, code: string) => unknown;

export interface S3StandIn {
  /** 'http://127.0.0.1:port' */
  origin: string;
  keyId: string;
  secret: string;
  /** Objects by path, '/bucket/key'. */
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** Answers to give before any other: a status, cut off amid the file, or nothing at all. */
  trouble: (number | 'cut' | 'silence')[];
  requests: string[];
}

/** A server for tests that keeps objects and checks signatures (AWS Signature Version 4) as S3 does. */
export async function s3StandIn(): Promise<S3StandIn> {
  const state = {
    keyId: 'AKIASTANDIN',
    secret: 'stand-in/secret+key',
    objects: new Map<string, { bytes: Buffer; type: string }>(),
    trouble: [] as (number | 'cut' | 'silence')[],
    requests: [] as string[],
  };
  /** Uploads in parts that are not finished, by their ids. */
  const uploads = new Map<string, Buffer[]>();
  function inParts(method: string, path: string, body: Buffer, response: ServerResponse, fail: Fail) {
    const { pathname, searchParams } = new URL(path, 'http://bucket');
    const id = searchParams.get('uploadId') ?? '';
    if (method === 'POST' && searchParams.has('uploads')) {
      const begun = `up/load+${uploads.size}`;
      uploads.set(begun, []);
      return response.end(
        `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const parts = uploads.get(id);
    if (!parts) return fail(404, 'NoSuchUpload');
    if (method === 'PUT') {
      const number = Number(searchParams.get('partNumber'));
      parts[number - 1] = body;
      return response.writeHead(200, { etag: `"part-${number}"` }).end();
    }
    uploads.delete(id);
    if (method === 'DELETE') return response.writeHead(204).end();
    const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"part-(\d+)"<\/ETag>/g)];
    const isWhole =
      named.length === parts.length && named.every(([, n, tag], i) => Number(n) === i + 1 && n === tag);
    if (!isWhole) return fail(400, 'InvalidPart');
    state.objects.set(pathname, { bytes: Buffer.concat(parts), type: 'application/gzip' });
    return response.end('<CompleteMultipartUploadResult/>');
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = request.url ?? '';
    state.requests.push(`${request.method} ${path}`);
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`);

    const trouble = state.trouble.shift();
    if (trouble === 'silence') return;
    if (trouble === 'cut') {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
      return;
    }
    if (trouble) return fail(trouble, trouble === 503 ? 'SlowDown' : 'Trouble');
    if (signatureOf(request, state) !== signed(request)) return fail(403, 'SignatureDoesNotMatch');
    if (path.includes('?')) return inParts(request.method ?? '', path, body, response, fail);
    if (request.method === 'PUT') {
      state.objects.set(path, { bytes: body, type: request.headers['content-type'] ?? '' });
      return response.end();
    }
    if (request.method === 'DELETE') {
      state.objects.delete(path);
      return response.writeHead(204).end();
    }
    const object = state.objects.get(path);
    if (!object) return fail(404, 'NoSuchKey');
    return response
      .writeHead(200, { 'content-type': object.type, 'content-length': object.bytes.length })
      .end(object.bytes);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(state, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

const sha256 = (data: string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

function signed(request: IncomingMessage): string {
  return /Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '')?.[1] ?? 'none';
}

/** What the signature of the request must be for these credentials, by the published rule. */
function signatureOf(request: IncomingMessage, { keyId, secret }: { keyId: string; secret: string }): string {
  const authorization = request.headers.authorization ?? '';
  const names = /SignedHeaders=([\w;-]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const at = String(request.headers['x-amz-date']);
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`;
  if (!authorization.includes(`Credential=${keyId}/${scope}`)) return 'of somebody else';
  const { pathname, search } = new URL(request.url ?? '', 'http://x');
  const canonical = [
    request.method,
    pathname,
    search.slice(1),
    ...names.map((name) => `${name}:${request.headers[name]}`),
    '',
    names.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const key = [at.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex');
}
