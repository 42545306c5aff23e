import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import * as m from '../../messages/compiled/messages.js';
import { escapeHtml } from '../escape-html.ts';
import { barePage, barePolicy } from './bare-page.ts';

/** How long to keep reading from a client that is still sending, so that it gets to read the answer. In ms. */
const hearOut = 1000;

/**
 * Answers requests that the HTTP parser rejects, before any page: an address (with its headers) beyond Node's 16 kB gets a
 * sentence, as a search for a whole chapter would; anything else only its status.
 */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (socket.writableEnded) return;
    if (!socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    socket.end(error.code === 'HPE_HEADER_OVERFLOW' ? answer(431, tooLong()) : answer(statusOf(error), ''));
    socket.resume();
    setTimeout(() => socket.destroy(), hearOut).unref();
  });
}

const tooLong = () =>
  barePage({
    title: m.page_too_long_title(),
    heading: m.page_too_long_heading(),
    html: `<p><a href="/browse/filter/">${escapeHtml(m.browse_all_books())}</a></p>`,
  });

const statusOf = ({ code }: NodeJS.ErrnoException): number =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;

/** An answer that has begun cannot be followed by another one on the same line. */
function isAnswering(socket: Duplex & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}

function answer(status: number, html: string): string {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    `content-length: ${Buffer.byteLength(html)}`,
    ...(html ? ['content-type: text/html; charset=utf-8'] : []),
    `content-security-policy: ${barePolicy}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${html}`;
}
