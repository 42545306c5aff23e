import { createHash } from 'node:crypto';
import { m } from '../../messages/compiled/messages.js';
import { getLocale } from '../../messages/compiled/runtime.js';
import { escapeHtml } from '../escape-html.ts';

const style = `
body { margin: 0; color: #2b2622; background: #fbfaf7; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1.25rem; text-align: center; }
h1 { margin: 0 0 1rem; font: 600 1.5rem/1.35 Georgia, serif; text-wrap: balance; }
a { display: inline-block; padding: .625rem 1.25rem; border-radius: .25rem; color: #fff; background: #2b2622; text-decoration: none; }
a:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid #2b2622; outline-offset: 3px; }
small { color: #675f58; overflow-wrap: anywhere; }
`;

/**
 * Its link must count as the shop's own: in a sandbox the page would have no origin, and /refresh, which ignores other sites,
 * would not delete the session cookie.
 */
export const failurePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Shown when rendering a page fails at its start (APP-054): without any file or script that could fail as well. `path` is the
 * requested page; `sentence` says more.
 */
export function failurePage(incident: string, path: string, sentence: string): string {
  const more = sentence && `<p>${escapeHtml(sentence)}</p>`;
  return `<!doctype html><html lang="${getLocale()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(m.page_failure_title())}</title><style>${style}</style>
<main><h1>${escapeHtml(m.page_failure_heading())}</h1>${more}
<p><a href="${escapeHtml(`/refresh?back=${encodeURIComponent(path)}`)}">${escapeHtml(m.page_failure_refresh())}</a></p>
<p><small>${escapeHtml(m.page_failure_reference({ incident }))}</small></p></main></html>`;
}
