import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VendorRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface VendorReply {
  status: number;
  json: unknown;
  /** Instead of JSON. */
  xml?: string;
}

/**
 * What goes wrong with the next request to `on` ('POST /v1/refunds'): a status instead of acting, no answer, a connection cut before or
 * after acting, or a page instead of JSON after acting.
 */
export interface Trouble {
  on: RegExp;
  what: number | 'silence' | 'cut' | 'cut after' | 'silence after' | 'page after';
}

export interface VendorServer {
  /** 'http://127.0.0.1:port' */
  origin: string;
  requests: VendorRequest[];
  trouble: Trouble[];
  close(): void;
}

/** A server for tests in a vendor's place, at a port that the system chooses by default; `act` is the vendor. */
export async function vendorServer(
  act: (request: VendorRequest) => VendorReply,
  at = 0,
): Promise<VendorServer> {
  const requests: VendorRequest[] = [];
  const trouble: Trouble[] = [];
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const part of incoming.setEncoding('utf8')) body += part;
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://x');
    const { method = 'GET', headers } = incoming;
    const request = { method, path: pathname, query: searchParams, headers, body };
    requests.push(request);
    const next = trouble.findIndex(({ on }) => on.test(`${method} ${pathname}`));
    const what = next < 0 ? undefined : trouble.splice(next, 1)[0]?.what;
    if (what === 'silence') return;
    if (what === 'cut') return void incoming.socket.destroy();
    if (typeof what === 'number') return void response.writeHead(what).end('<h1>Sorry</h1>');
    const { status, json, xml } = act(request);
    if (what === 'silence after') return;
    if (what === 'cut after') return void incoming.socket.destroy();
    if (what === 'page after') return void response.writeHead(200).end('<h1>Welcome</h1>');
    if (xml !== undefined) return void response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(json === null ? '' : JSON.stringify(json));
  });
  await new Promise<void>((ready) => server.listen(at, '127.0.0.1', ready));
  const close = () => end(server);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests, trouble, close };
}

function end(server: Server): void {
  server.closeAllConnections();
  server.close();
}
