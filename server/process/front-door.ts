import type { Server, ServerResponse } from 'node:http';
import { serve } from '@hono/node-server';
import { answerUnreadable } from '../http/unreadable-request.ts';
import { startingShop } from './closed-shop.ts';
import { drainServer } from './drain-server.ts';

export interface FrontDoor {
  /** The port that was opened. */
  port: number;
  /** From now on `fetch` answers. */
  open(fetch: (request: Request, bindings: never) => Response | Promise<Response>): void;
  /** Resolves when all requests so far have their answer, after ten seconds at the latest. */
  answered(): Promise<void>;
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

/** An answer that takes longer is given up by a shop that closes. */
const longestAnswerMs = 10_000;

/**
 * Takes the port before anything else is prepared, so that a taken one costs no time and leaves nothing behind; requests that
 * arrive before startup finishes get 503. Rejects with the error of `listen`.
 */
export function frontDoor({ PORT, HOST }: { PORT: number; HOST: string }): Promise<FrontDoor> {
  let answer: Parameters<FrontDoor['open']>[0] = startingShop;
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
          answered: () => Promise.race([allEnded(inWork), afterMs(longestAnswerMs)]),
          close: drain,
        });
      },
    );
    answerUnreadable(server as Server);
    const inWork = new Set<ServerResponse>();
    server.on('request', (_: unknown, response: ServerResponse) => {
      inWork.add(response);
      response.once('close', () => inWork.delete(response));
    });
    const drain = drainServer(server as Server);
    server.on('error', reject);
  });
}

async function allEnded(responses: Iterable<ServerResponse>): Promise<void> {
  await Promise.all([...responses].map((response) => new Promise((ended) => response.once('close', ended))));
}

const afterMs = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());
