import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import * as m from '../../messages/compiled/messages.js';
import { escapeHtml } from '../escape-html.ts';
import { barePage, barePolicy } from '../http/bare-page.ts';
import { answerUnreadable } from '../http/unreadable-request.ts';
import { drainServer } from './drain-server.ts';

export interface FrontDoor {
  /** The port that was opened. */
  port: number;
  /** From now on `fetch` answers. */
  open(fetch: (request: Request, bindings: never) => Response | Promise<Response>): void;
  /** Accepts no new clients; resolves when all earlier ones have their answer. */
  close(): Promise<void>;
}

/**
 * Longer than proxies keep a connection to the shop (nginx and Amazon's ALB: 60 s). A connection that the shop closes just
 * when the proxy sends a form over it costs that form, as a 502.
 */
const keepAliveTimeout = 75_000;

/** A catalogue of 2 GB takes an hour on a slow line, and Node allows five minutes. */
const requestTimeout = 2 * 60 * 60_000;

/**
 * Takes the port before anything else is prepared, so that a taken one costs no time and leaves nothing behind; requests that
 * arrive before startup finishes get 503. Rejects with the error of `listen`.
 */
export function frontDoor({ PORT, HOST }: { PORT: number; HOST: string }): Promise<FrontDoor> {
  let answer: Parameters<FrontDoor['open']>[0] = notYet;
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, bindings) => answer(request, bindings as never),
        port: PORT,
        hostname: HOST,
        // Headers have their own limit, which must be the longer one.
        serverOptions: { keepAliveTimeout, headersTimeout: keepAliveTimeout + 5_000, requestTimeout },
      },
      ({ port }) => {
        resolve({
          port,
          open(fetch) {
            answer = fetch;
          },
          close: drain,
        });
      },
    );
    answerUnreadable(server as Server);
    const drain = drainServer(server as Server);
    server.on('error', reject);
  });
}

function notYet(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/healthz') return Response.json({ ok: true });
  const headers = {
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-security-policy': barePolicy,
    'x-content-type-options': 'nosniff',
  };
  if (pathname === '/readyz')
    return Response.json({ ok: false, reason: 'starting' }, { status: 503, headers });
  if (pathname.startsWith('/customer/')) {
    return Response.json({ error: m.refusal_opening() }, { status: 503, headers });
  }
  return new Response(
    barePage({
      title: m.page_opening_title(),
      head: '<meta http-equiv="refresh" content="5">',
      html: `<p>${escapeHtml(m.page_opening_text())}</p>`,
    }),
    { status: 503, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } },
  );
}
