import { renderToReadableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { loggedPath } from '../contract/paths.ts';
import '../messages/server-locale.ts';
import { deskContext } from './desk-load.ts';

/** Renders the whole page before the first byte leaves: what fails on the way is a page of its own. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce } = deskContext(loadContext);
  const router = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const page = await renderToReadableStream(router, { nonce });
  await page.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : page, { status, headers });
}

/** What a page's code threw, in one line as the rest of the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const path = loggedPath(new URL(request.url).pathname);
  console.error(
    JSON.stringify({ level: 50, time: Date.now(), path, err: { message, stack }, msg: 'page failed' }),
  );
}
