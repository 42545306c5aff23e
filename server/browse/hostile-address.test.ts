import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webRefusals } from '../../contract/browse.ts';
import { buildLocation, buildStore, buildTitle } from '../../test/factories.ts';
import { openTestShop, type TestShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { isPublicAddress } from '../providers/web/public-address.ts';
import { publicWeb } from '../providers/web/public-web.ts';

const eisbn = '9780439023481';
const page = 'x'.repeat(64 * 1024);

/** What stands at the addresses of books.example, which is a server of this machine. */
const answers: Record<string, RequestListener> = {
  '/list': (_, answer) => answer.end(`<p>${eisbn}</p>`),
  '/inside': (_, answer) => answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/by-name': (_, answer) => answer.writeHead(307, { location: 'http://inside.example/' }).end(),
  '/file': (_, answer) => answer.writeHead(301, { location: 'file:///etc/passwd' }).end(),
  '/round': (_, answer) => answer.writeHead(302, { location: '/round' }).end(),
  '/silent': () => {},
  '/trickle': (_, answer) => {
    const timer = setInterval(() => answer.write('.'), 10);
    answer.on('close', () => clearInterval(timer));
  },
  '/50mb': (_, answer) => {
    answer.setHeader('content-length', 800 * page.length);
    let sent = 0;
    const more = () => {
      while (sent++ < 800 && answer.write(page));
    };
    answer.on('drain', more);
    more();
  },
  '/film': (_, answer) => answer.setHeader('content-type', 'video/mp4').end('film'),
  '/pdf': (_, answer) => answer.setHeader('content-type', 'application/pdf').end('<p>no PDF</p>'),
  '/gone': (_, answer) => answer.writeHead(404).end(),
  '/broken': (_, answer) =>
    answer.writeHead(200, { 'content-length': 1000 }).write('half', () => answer.destroy()),
  '/nothing': (_, answer) => answer.end('<p>No numbers</p>'),
};

const server = createServer((request, answer) => {
  answer.setHeader('content-type', 'text/html');
  (answers[request.url ?? ''] ?? answers['/gone'])?.(request, answer);
});
let made: TestShop;
let app: Hono;
let origin = '';
let callers = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = String((server.address() as AddressInfo).port);
  origin = `http://books.example:${port}`;
  const web = publicWeb({
    resolve: async (host) => [host === 'inside.example' ? '10.0.0.5' : '127.0.0.1'],
    // Only under its name: the numbers of this machine are as private as ever.
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    ports: ['', port],
    ms: 1000,
  });
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1' });
  made = await openTestShop({ env, web });
  const store = await buildStore(made.db, { hosts: ['one.localhost'] });
  await buildLocation(made.db, store.id);
  await buildTitle(made.db, { eisbn, title: 'The Hunger Games' });
  await made.reload();
  app = createApp(made.shop, async () => new Response(''));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await made.close();
});

async function ask(name: string, fields: Record<string, string>) {
  // Send each call from its own IP address to stay under the rate limit.
  callers += 1;
  const response = await app.request(`http://one.localhost/customer/${name}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { host: 'one.localhost', 'x-forwarded-for': `10.1.0.${callers}` },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { found?: number; title?: string; error?: string; error_code?: string };
}

const hostile: [string, string, string][] = [
  ['http://10.0.0.1/', 'address_private', 'We can only search pages on the public internet.'],
  ['http://[::1]/', 'address_private', 'We can only search pages on the public internet.'],
  ['inside.example/books', 'address_private', 'We can only search pages on the public internet.'],
  ['/inside', 'address_private', 'We can only search pages on the public internet.'],
  ['/by-name', 'address_private', 'We can only search pages on the public internet.'],
  ['/file', 'address_invalid', 'Please enter a web address, like https://example.com/books'],
  ['javascript:alert(1)', 'address_invalid', 'Please enter a web address'],
  ['/round', 'web_unreachable', 'This web page redirects too many times.'],
  ['/silent', 'web_unreachable', 'This web page took too long to answer.'],
  ['/trickle', 'web_unreachable', 'This web page took too long to answer.'],
  ['/50mb', 'web_too_large', 'This web page is too large. (Max size is 5MB)'],
  ['/film', 'web_type', 'There’s no text to read at this address.'],
  ['/pdf', 'file_type', 'This isn’t really a .pdf file.'],
  ['/gone', 'web_unreachable', 'We couldn’t read this web page: its server answered 404.'],
  ['/broken', 'web_unreachable', 'We couldn’t reach this web page.'],
  ['/nothing', 'no_isbns', 'We didn’t find any ISBNs on this web page.'],
];

test.each(hostile)('%s is refused in a sentence: %s', async (address, code, sentence) => {
  const url = address.startsWith('/') ? origin + address : address;
  const answer = await ask('browse/url', { url });
  expect(answer).toMatchObject({ error_code: code, error: expect.stringContaining(sentence) });
  expect(answer).not.toHaveProperty('id');
  // Nothing of our own network, nor of the program.
  expect(answer.error).not.toMatch(/ECONN|10\.0\.0|127\.0|169\.254|node_modules|Error/);
  expect([...webRefusals, 'file_type', 'no_isbns']).toContain(code);
  expect(await made.db.query('select id from browse_result')).toEqual([]);
});

test('while others wait for pages that never end, everybody else is answered at once', async () => {
  const waiting = Array.from({ length: 8 }, () => ask('browse/url', { url: `${origin}/trickle` }));
  let over = false;
  const all = Promise.all(waiting).then((refused) => {
    over = true;
    return refused;
  });
  const more = await ask('browse/url', { url: `${origin}/list` });
  expect(more).toMatchObject({
    error_code: 'web_unreachable',
    error: expect.stringMatching(/^We’re reading a lot of web pages/),
  });
  expect(await ask('title/getItem', { eisbn })).toMatchObject({ title: 'The Hunger Games' });
  expect(over).toBe(false);
  for (const refused of await all) expect(refused.error).toBe('This web page took too long to answer.');
  expect(await ask('browse/url', { url: `${origin}/list` })).toMatchObject({ found: 1 });
});
