import type { Context } from 'hono';
import * as m from '../../messages/compiled/messages.js';
import { escapeHtml } from '../escape-html.ts';
import { barePage, barePolicy } from './bare-page.ts';

/** The command that makes a store, for an owner whose database has none yet. */
export const storeCreateHint = 'npx handsell store create "Cove Books" --host books.example';

/** What a browser sees of a database without a store: how to make one. Only its owner can have come this far. */
export function noStorePage(c: Context): Response {
  c.header('cache-control', 'no-store');
  c.header('retry-after', '30');
  c.header('content-security-policy', barePolicy);
  const html = `<p>${escapeHtml(m.page_no_store_how())}</p>
<pre>${escapeHtml(storeCreateHint)}</pre>
<p>${escapeHtml(m.page_no_store_again())}</p>`;
  return c.html(barePage({ title: m.page_no_store_title(), html }), 503) as unknown as Response;
}
