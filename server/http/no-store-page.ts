import type { Context } from 'hono';
import { escapeHtml } from '../escape-html.ts';

/** The command that makes a store, for an owner whose database has none yet. */
export const storeCreateHint = 'npx handsell store create "Cove Books" --host books.example';

/** What a browser sees of a database without a store: how to make one. Only its owner can have come this far. */
export function noStorePage(c: Context): Response {
  c.header('cache-control', 'no-store');
  c.header('retry-after', '30');
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>There is no shop at this address yet</title>
<main><h1>There is no shop at this address yet</h1>
<p>The server runs, but its database holds no store. If it is yours, make one on the server's command line:</p>
<pre>${escapeHtml(storeCreateHint)}</pre>
<p>Then load this page again.</p></main></html>`;
  return c.html(page, 503) as unknown as Response;
}
