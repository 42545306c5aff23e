import type { Context } from 'hono';
import { m } from '../../messages/compiled/messages.js';
import { getLocale } from '../../messages/compiled/runtime.js';
import { escapeHtml } from '../escape-html.ts';

/** The command that makes a store, for an owner whose database has none yet. */
export const storeCreateHint = 'npx handsell store create "Cove Books" --host books.example';

/** What a browser sees of a database without a store: how to make one. Only its owner can have come this far. */
export function noStorePage(c: Context): Response {
  c.header('cache-control', 'no-store');
  c.header('retry-after', '30');
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  const page = `<!doctype html><html lang="${getLocale()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(m.page_no_store_title())}</title>
<main><h1>${escapeHtml(m.page_no_store_title())}</h1>
<p>${escapeHtml(m.page_no_store_how())}</p>
<pre>${escapeHtml(storeCreateHint)}</pre>
<p>${escapeHtml(m.page_no_store_again())}</p></main></html>`;
  return c.html(page, 503) as unknown as Response;
}
