import { Readable } from 'node:stream';
import type { Context } from 'hono';

/** What is read as the body of an answer. HEAD has none, and an unread file would stay open. */
export function bodyOf(c: Context, bytes: Readable): ReadableStream | null {
  if (c.req.method !== 'HEAD') return Readable.toWeb(bytes) as ReadableStream;
  bytes.destroy();
  return null;
}
