import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Fetches pictures from other people's servers. */
export interface PictureWeb {
  /** The bytes, or one sentence why there are none. Never throws. */
  read(address: string): Promise<{ bytes: Buffer } | { reason: string }>;
}

export interface PictureWebOptions {
  /** 'https://covers.example': a host the settings name, which may stand in our own network. */
  trusted?: string;
  /** At most so many bytes. */
  bytes: number;
  /** For all redirects together. */
  ms?: number;
}

const mostRedirects = 5;

/**
 * Pictures of the public internet, and of the one trusted host. The address that a name leads to is checked when the
 * connection is made, so a name that changes its mind gains nothing; redirects are checked the same way.
 */
export function pictureWeb({ trusted = '', bytes, ms = 20_000 }: PictureWebOptions): PictureWeb {
  return {
    async read(address) {
      const deadline = AbortSignal.timeout(ms);
      try {
        let url = new URL(address);
        for (let hops = 0; hops <= mostRedirects; hops++) {
          const answer = await ask(url, url.origin === trusted, deadline);
          const status = answer.statusCode ?? 0;
          if (status >= 300 && status < 400 && answer.headers.location) {
            answer.destroy();
            url = new URL(answer.headers.location, url);
            continue;
          }
          if (status === 200) return await bodyOf(answer, bytes);
          answer.destroy();
          return { reason: reasonOf(status) };
        }
        return { reason: 'The address leads on and on to others.' };
      } catch (e) {
        if (e instanceof NotPublic) return { reason: 'The address is not one of the public internet.' };
        if (deadline.aborted) return { reason: 'The server took too long to answer.' };
        return { reason: `The server cannot be reached (${e instanceof Error ? e.message : String(e)}).` };
      }
    },
  };
}

class NotPublic extends Error {}

function reasonOf(status: number): string {
  if (status === 404 || status === 410) return 'There is no picture at this address.';
  if (status === 401 || status === 403) return `The server does not give this picture (${status}).`;
  return `The server answered ${status}.`;
}

const publicOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) done(error ?? new Error('unknown host'), '', 0);
    else if (!found.every(({ address }) => isPublicAddress(address))) done(new NotPublic(), '', 0);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

function ask(url: URL, isTrusted: boolean, deadline: AbortSignal): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new NotPublic();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // IP addresses skip the DNS lookup, so check them here; unusual ports belong to private services.
  const isPublic = (!isIP(host) || isPublicAddress(host)) && url.port === '';
  if (!isTrusted && !isPublic) throw new NotPublic();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { accept: 'image/*', 'user-agent': 'Handsell (covers for a bookshop)' };
  return new Promise((resolve, reject) => {
    const asked = send(
      url,
      { signal: deadline, headers, ...(!isTrusted && { lookup: publicOnly }) },
      resolve,
    );
    asked.on('error', reject);
    asked.end();
  });
}

async function bodyOf(
  answer: IncomingMessage,
  most: number,
): Promise<{ bytes: Buffer } | { reason: string }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) {
      answer.destroy();
      return { reason: `The file is too large (at most ${Math.round(most / 1024 / 1024)} MB).` };
    }
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}
