import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, ServerRouter } from 'react-router';

/** A page that is not ready by then is given up: the shopper gets the error page instead of an endless wait. */
const patienceMs = 10_000;

/**
 * Renders the whole page before the first byte leaves: its scripts are then known, so that the policy can name their
 * hashes and the page can be cached (docs/decisions/0004). All data is loaded before rendering begins anyway.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  _loadContext: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        headers.set('content-type', 'text/html; charset=utf-8');
        const body = Buffer.concat(chunks);
        resolve(
          new Response(request.method === 'HEAD' ? null : body, { status: failure ? 500 : status, headers }),
        );
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer);
          pipe(sink);
        },
        onShellError(e) {
          clearTimeout(timer);
          reject(e);
        },
        onError(e) {
          failure = e;
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), patienceMs);
  });
}
