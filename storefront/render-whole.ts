import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** A page that is not ready by then is given up: the shopper gets the error page instead of an endless wait. */
const patienceMs = 10_000;

/** Where React has left a gap for a part that was not loaded yet. */
const gap = /<!--\$[?!]-->/;

/**
 * The page's HTML to its end. All data is loaded before rendering begins, so a page is a string made in one go, at half the
 * cost of a stream; only parts whose code is still on its way are waited for with one.
 */
export async function renderWhole(page: ReactNode): Promise<string> {
  let html = renderToString(page);
  if (gap.test(html)) {
    const streamed = await renderWithParts(page);
    // A stream leaves what came late in a hidden place, for a script to move: with all code at hand it is drawn in its own.
    html = renderToString(page);
    if (gap.test(html)) return streamed;
  }
  return html.startsWith('<html') ? `<!DOCTYPE html>${html}` : html;
}

function renderWithParts(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        resolve(Buffer.concat(chunks).toString('utf8'));
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError(e) {
        clearTimeout(timer);
        reject(e);
      },
      // Otherwise what a part has thrown stays within its boundary: the rest of the page is worth showing.
      onError() {},
    });
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), patienceMs);
  });
}
