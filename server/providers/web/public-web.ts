import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import * as m from '../../../messages/compiled/messages.js';
import { isPublicAddress } from './public-address.ts';
import { NotReadable, type WebFile, type WebReader } from './web.ts';

const limits = { bytes: 5 * 1024 * 1024, ms: 10_000, redirects: 5, atOnce: 8 };
const readable =
  /^(?:text\/(?:html|plain|csv)|application\/(?:xhtml\+xml|pdf|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))$/;

export interface PublicWebOptions {
  /** Every address of a host name, IPv4 and IPv6. */
  resolve?: (host: string) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
  /** Ports that may be asked; '' is the usual one of http and https. */
  ports?: readonly string[];
  /** For all redirects together. */
  ms?: number;
}

/**
 * Reads from the public internet and from nowhere else. A host name is resolved once: all its addresses must be public,
 * and the connection goes to the very address that was checked, so a name that changes its mind in between (DNS
 * rebinding) gains nothing. Redirects are checked the same way.
 */
export function publicWeb(options: PublicWebOptions = {}): WebReader {
  const parts: Required<PublicWebOptions> = {
    resolve: async (host) =>
      (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
    isAllowed: isPublicAddress,
    ports: [''],
    ms: limits.ms,
    ...options,
  };
  let reading = 0;
  return {
    name: 'public web',
    async read(address) {
      if (reading >= limits.atOnce) {
        throw unreachable(m.refusal_web_unreachable_busy());
      }
      reading += 1;
      try {
        return await read(address, parts);
      } finally {
        reading -= 1;
      }
    },
  };
}

async function read(typed: string, parts: Required<PublicWebOptions>): Promise<WebFile> {
  const deadline = AbortSignal.timeout(parts.ms);
  let url = parse(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  try {
    for (let hops = 0; hops <= limits.redirects; hops++) {
      const address = await untilThen(checkedAddress(url, parts), deadline);
      const answer = await ask(url, address, deadline);
      const status = answer.statusCode ?? 0;
      if (status >= 300 && status < 400 && answer.headers.location) {
        answer.destroy();
        url = parse(answer.headers.location, url);
        continue;
      }
      if (status !== 200) {
        answer.destroy();
        throw unreachable(m.refusal_web_unreachable_status({ status }));
      }
      return await bodyOf(answer);
    }
  } catch (e) {
    if (e instanceof NotReadable) throw e;
    throw unreachable(deadline.aborted ? m.refusal_web_unreachable_slow() : m.refusal_web_unreachable());
  }
  throw unreachable(m.refusal_web_unreachable_redirects());
}

function parse(address: string, base?: URL): URL {
  let url: URL;
  try {
    url = new URL(address.trim(), base);
  } catch {
    throw new NotReadable('address_invalid', m.refusal_address_invalid());
  }
  if (
    (url.protocol !== 'http:' && url.protocol !== 'https:') ||
    url.username ||
    url.password ||
    !url.hostname
  ) {
    throw new NotReadable('address_invalid', m.refusal_address_invalid());
  }
  return url;
}

async function checkedAddress(
  url: URL,
  { resolve, isAllowed, ports }: Required<PublicWebOptions>,
): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [first] = addresses;
  if (first === undefined || !addresses.every(isAllowed) || !ports.includes(url.port)) {
    throw new NotReadable('address_private', m.refusal_address_private());
  }
  // IPv4 first: not every shop has a road to IPv6.
  return addresses.find((address) => isIP(address) === 4) ?? first;
}

/** Name servers may take longer than anybody waits. */
function untilThen<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason), { once: true });
    work.then(resolve, reject);
  });
}

function ask(url: URL, address: string, deadline: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const asked = send(
      {
        host: address,
        port: url.port || (url.protocol === 'https:' ? 443 : 80),
        path: `${url.pathname}${url.search}`,
        // The certificate must be that of the name, although the connection goes to the address.
        ...(isIP(host) ? {} : { servername: host }),
        agent: false,
        signal: deadline,
        headers: {
          host: url.host,
          accept: 'text/html, text/plain, text/csv, application/pdf, */*;q=0.1',
          'accept-encoding': 'identity',
          'user-agent': 'Handsell (reads ISBNs of one page for a shopper)',
        },
      },
      resolve,
    );
    asked.on('error', reject);
    asked.end();
  });
}

async function bodyOf(answer: IncomingMessage): Promise<WebFile> {
  const type = (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if ((type && !readable.test(type)) || encoding !== 'identity') {
    answer.destroy();
    throw new NotReadable('web_type', m.refusal_web_type());
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limits.bytes) {
      answer.destroy();
      throw new NotReadable('web_too_large', m.refusal_web_too_large());
    }
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), type };
}

function unreachable(message: string): NotReadable {
  return new NotReadable('web_unreachable', message);
}
