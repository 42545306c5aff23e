import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { contentPolicy, takeNonce } from './content-policy.ts';
import type { PageEncoding } from './page-bytes.ts';
import type { Previewed } from './picture-previews.ts';
import type { Sources } from './tracking-sources.ts';

/** A page as the renderer wrote it. */
export interface MadePage {
  status: number;
  etag: string;
  csp: string;
  html: Buffer;
  /** Pictures that it shows first and whose previews were not made yet. */
  lacking: readonly Previewed[];
}

/** Whether the renderer answered with a page, and not with data or a redirect. */
export function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** A page with its ETag and its content policy. `nonce` marks its scripts; `others` are the sources of the shop's trackers. */
export function toPage(
  status: number,
  rendered: string,
  { nonce, others, lacking }: { nonce: string; others: Sources; lacking: readonly Previewed[] },
): MadePage {
  const { html: text, scripts } = takeNonce(rendered, nonce);
  const html = Buffer.from(text);
  return {
    status,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    csp: contentPolicy(scripts, others),
    html,
    lacking,
  };
}

/** Sets a page's headers; true when the browser has the page already. */
export function isKnown(
  c: Context,
  page: Pick<MadePage, 'status' | 'etag' | 'csp'>,
  cacheControl: string,
): boolean {
  c.header('cache-control', cacheControl);
  c.header('content-security-policy', page.csp);
  c.header('vary', 'Accept-Encoding', { append: true });
  c.header('content-type', 'text/html; charset=utf-8');
  if (page.status !== 200) return false;
  c.header('etag', page.etag);
  return c.req.header('if-none-match') === page.etag;
}

/** The body of a page whose headers `isKnown` has set. */
export function sendBytes(
  c: Context,
  status: number,
  encoding: PageEncoding,
  bytes: Uint8Array<ArrayBuffer>,
): Response {
  if (encoding !== 'identity') c.header('content-encoding', encoding);
  return c.newResponse(c.req.method === 'HEAD' ? null : bytes, status as StatusCode);
}

/** A redirect or data response of the renderer, with the cookie of a session made meanwhile. */
export function withHeaders(c: Context, response: Response, cacheControl: string): Response {
  c.header('cache-control', cacheControl);
  for (const [name, value] of response.headers) c.header(name, value);
  return c.newResponse(response.body, response.status as StatusCode);
}
