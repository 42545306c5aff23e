import * as m from '../../messages/compiled/messages.js';
import { escapeHtml } from '../escape-html.ts';
import { barePage } from './bare-page.ts';

/**
 * Shown when rendering a page fails at its start (APP-054). `path` is the requested page; `sentence` says more.
 */
export function failurePage(incident: string, path: string, sentence: string): string {
  const more = sentence && `<p>${escapeHtml(sentence)}</p>`;
  return barePage({
    title: m.page_failure_title(),
    heading: m.page_failure_heading(),
    html: `${more}
<p><a href="${escapeHtml(`/refresh?back=${encodeURIComponent(path)}`)}">${escapeHtml(m.page_failure_refresh())}</a></p>
<p><small>${escapeHtml(m.page_failure_reference({ incident }))}</small></p>`,
  });
}
