import { createHash } from 'node:crypto';
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
pre { overflow-x: auto; padding: .75rem 1rem; border-radius: .25rem; background: #eeeae2; }
`;

/**
 * The policy of every bare page. No sandbox: it would take the page's origin away, and one page links to /refresh, which obeys no
 * other site.
 */
export const barePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface BarePage {
  title: string;
  /** The title when absent. */
  heading?: string;
  /** HTML below the heading. */
  html: string;
  /** HTML of the head. */
  head?: string;
}

/** A page of the server itself, for when no shop can draw one: no file, no script, nothing that could fail as well. */
export const barePage = ({ title, heading = title, html, head = '' }: BarePage): string =>
  `<!doctype html><html lang="${getLocale()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${head}<title>${escapeHtml(title)}</title><style>${style}</style>
<main><h1>${escapeHtml(heading)}</h1>
${html}</main></html>`;
