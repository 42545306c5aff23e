import { escapeHtml } from './escape-html.ts';

/**
 * Shown when a page could not even begin (APP-054): no style, no script, nothing that could fail as well. `path` is the
 * page that was asked for, `down` that the database is away.
 */
export function failurePage(incident: string, path: string, down: boolean): string {
  const more = down
    ? '<p>The shop cannot reach its database just now. Please try again in a moment.</p>'
    : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>There was an error</title>
<main><h1>There was an error - please ensure javascript and cookies are enabled.</h1>${more}
<p><a href="${escapeHtml(`/refresh?back=${encodeURIComponent(path)}`)}">Click here to refresh</a></p>
<p><small>Reference: ${incident}</small></p></main></html>`;
}
