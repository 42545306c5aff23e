import { createHash } from 'node:crypto';
import * as m from '../../messages/compiled/messages.js';
import { escapeHtml } from '../escape-html.ts';
import { barePage, barePolicy } from '../http/bare-page.ts';

/** Why the shop answers nothing now. */
interface Closed {
  /** For machines: the answer of /readyz. */
  reason: string;
  /** Of the page. */
  title: string;
  lines: readonly string[];
  /** The sentence that programs get. */
  refusal: string;
}

/**
 * Loads the page again only when the server can be reached: a browser that is offline, or comes while the process starts again, would be
 * left with an error of its own. As a GET, also where the page answers a form.
 */
const lookAgain = `setInterval(() => fetch('/readyz', { cache: 'no-store' }).then(() => location.replace(location.pathname + location.search), () => {}), 5000)`;
const policy = `${barePolicy}; script-src 'sha256-${createHash('sha256').update(lookAgain).digest('base64')}'; connect-src 'self'`;

/** What the server answers while no shop is open behind it: pages load again by themselves. */
export function closedShop(now: () => Closed): (request: Request) => Response {
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return Response.json({ ok: true });
    const { reason, title, lines, refusal } = now();
    const headers = {
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    };
    if (pathname === '/readyz') return Response.json({ ok: false, reason }, { status: 503, headers });
    if (isCall(request, pathname)) return Response.json({ error: refusal }, { status: 503, headers });
    return new Response(
      barePage({
        title,
        head: `<noscript><meta http-equiv="refresh" content="5"></noscript><script>${lookAgain}</script>`,
        html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
      }),
      { status: 503, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } },
    );
  };
}

/** A call of an action, and no form of a page. */
const isCall = ({ method, headers }: Request, pathname: string): boolean =>
  pathname.startsWith('/customer/') ||
  (pathname.startsWith('/admin/') && method === 'POST' && !headers.get('accept')?.includes('text/html'));

/** While the shop starts. */
export const startingShop = closedShop(() => ({
  reason: 'starting',
  title: m.page_opening_title(),
  lines: [m.page_opening_text()],
  refusal: m.refusal_opening(),
}));

export type ClosedStep = 'closing' | 'saving' | 'restoring' | 'moving' | 'opening';

const steps: Readonly<Record<ClosedStep, (inputs: { percent: number }) => string>> = {
  closing: () => m.page_restoring_closing(),
  saving: m.page_restoring_saving,
  restoring: m.page_restoring_restoring,
  moving: m.page_moving_copying,
  opening: () => m.page_restoring_opening(),
};

const works = {
  restore: { reason: 'restoring', text: m.page_restoring_text, refusal: m.refusal_restoring },
  move: { reason: 'moving', text: m.page_moving_text, refusal: m.refusal_moving },
} as const;

/** While a backup is restored, or the shop moves to another database. */
export const closedForWork = (kind: keyof typeof works, now: () => { step: ClosedStep; done: number }) =>
  closedShop(() => {
    const { step, done } = now();
    const { reason, text, refusal } = works[kind];
    return {
      reason,
      title: m.page_restoring_title(),
      lines: [text(), steps[step]({ percent: Math.floor(100 * done) })],
      refusal: refusal(),
    };
  });
