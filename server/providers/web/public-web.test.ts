import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { type PublicWebOptions, publicWeb } from './public-web.ts';

/** A web server of this machine, as if it stood at public addresses: names ending in .example resolve to it. */
async function localWeb(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = String((server.address() as AddressInfo).port);
  const reader = (options: PublicWebOptions = {}) =>
    publicWeb({
      resolve: async () => ['127.0.0.1'],
      isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
      ports: ['', port],
      ...options,
    });
  return { port, reader, origin: `http://books.example:${port}` };
}

const html: RequestListener = (_, answer) =>
  answer.setHeader('content-type', 'text/html; charset=utf-8').end('<p>9780439023481</p>');

test('a page is read with its type, from the address that was checked, under its own name', async () => {
  let host = '';
  const { reader, origin } = await localWeb((request, answer) => {
    host = request.headers.host ?? '';
    html(request, answer);
  });
  const page = await reader().read(`${origin}/list?a=1`);
  expect([Buffer.from(page.bytes).toString(), page.type]).toEqual(['<p>9780439023481</p>', 'text/html']);
  expect(host).toBe(origin.slice('http://'.length));
});

test('private addresses are not asked: by number, by name, one of several, in disguise, other ports', async () => {
  const { port } = await localWeb(html);
  const names: Record<string, string[]> = {
    'inside.example': ['10.0.0.5'],
    'both.example': ['93.184.216.34', '127.0.0.1'],
    'six.example': ['::ffff:127.0.0.1'],
    'none.example': [],
  };
  const reader = publicWeb({ resolve: async (host) => names[host] ?? ['93.184.216.34'], ports: ['', port] });
  const addresses = [
    `http://127.0.0.1:${port}/`,
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/latest/meta-data',
    'inside.example/books',
    'https://both.example',
    'https://six.example',
    'https://none.example',
    'https://books.example:22/',
  ];
  for (const address of addresses) {
    await expect(reader.read(address), address).rejects.toMatchObject({ fault: 'address_private' });
  }
});

test('a name that resolves to something else the second time gains nothing', async () => {
  const { reader, origin } = await localWeb(html);
  let asked = 0;
  const web = reader({ resolve: async () => (asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']) });
  await web.read(origin);
  expect(asked).toBe(1);
});

test('refuses what is no web address', async () => {
  const { reader } = await localWeb(html);
  for (const address of [
    '',
    'ftp://books.example/a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://user:pw@books.example/',
  ]) {
    await expect(reader().read(address), address).rejects.toMatchObject({ fault: 'address_invalid' });
  }
});

test('redirects are followed a few times, and checked each time', async () => {
  const { reader, origin } = await localWeb((request, answer) => {
    const where: Record<string, string> = {
      '/one': '/two',
      '/two': '/page',
      '/inside': 'http://10.0.0.1/admin',
      '/file': 'file:///etc/passwd',
      '/round': '/round',
    };
    const location = where[request.url ?? ''];
    if (location) answer.writeHead(302, { location }).end();
    else html(request, answer);
  });
  expect((await reader().read(`${origin}/one`)).type).toBe('text/html');
  await expect(reader().read(`${origin}/inside`)).rejects.toMatchObject({ fault: 'address_private' });
  await expect(reader().read(`${origin}/file`)).rejects.toMatchObject({ fault: 'address_invalid' });
  await expect(reader().read(`${origin}/round`)).rejects.toThrow('redirects too many times');
});

test('answers without an end, without a beginning, too large, packed or of another kind are given up', async () => {
  const { reader, origin } = await localWeb((request, answer) => {
    answer.setHeader('content-type', request.url === '/film' ? 'video/mp4' : 'text/html');
    if (request.url === '/packed') answer.setHeader('content-encoding', 'gzip');
    if (request.url === '/silent') return;
    if (request.url === '/gone') answer.writeHead(404).end();
    else if (request.url === '/slow') {
      const timer = setInterval(() => answer.write('.'), 20);
      answer.on('close', () => clearInterval(timer));
    } else if (request.url === '/huge') {
      const more = () => {
        while (answer.write('x'.repeat(65_536)));
      };
      answer.on('drain', more);
      more();
    } else answer.end('x');
  });
  await expect(reader({ ms: 150 }).read(`${origin}/silent`)).rejects.toThrow('took too long');
  await expect(reader({ ms: 150 }).read(`${origin}/slow`)).rejects.toThrow('took too long');
  await expect(reader().read(`${origin}/huge`)).rejects.toMatchObject({ fault: 'web_too_large' });
  await expect(reader().read(`${origin}/film`)).rejects.toMatchObject({ fault: 'web_type' });
  await expect(reader().read(`${origin}/packed`)).rejects.toMatchObject({ fault: 'web_type' });
  await expect(reader().read(`${origin}/gone`)).rejects.toThrow('answered 404');
  await expect(reader().read('http://books.example:1/')).rejects.toMatchObject({ fault: 'address_private' });
});

test.each([true, false])(
  'reads little of an answer of 50 MB, whether it states its size (%s) or not',
  async (says) => {
    const piece = Buffer.alloc(65_536, 'x');
    const pieces = 800;
    let sent = 0;
    const { reader, origin } = await localWeb((_, answer) => {
      answer.setHeader('content-type', 'text/html');
      if (says) answer.setHeader('content-length', pieces * piece.length);
      const more = () => {
        for (let room = true; room && sent < pieces && !answer.destroyed; sent++) room = answer.write(piece);
        if (sent === pieces) answer.end();
      };
      answer.on('drain', more);
      more();
    });
    await expect(reader().read(origin)).rejects.toMatchObject({
      fault: 'web_too_large',
      message: 'This web page is too large. (Max size is 5MB)',
    });
    // What stands in the buffers between two programs of one machine counts as sent.
    expect((sent * piece.length) / 1024 / 1024).toBeLessThan(25);
  },
);

test('reports a server that does not exist', async () => {
  const { reader } = await localWeb(html);
  const web = reader({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  await expect(web.read('https://nowhere.example')).rejects.toThrow('couldn’t reach');
});

test('limits the pages that are read at once, for all callers together', async () => {
  const waiting: (() => void)[] = [];
  const { reader, origin } = await localWeb((request, answer) => {
    waiting.push(() => html(request, answer));
  });
  const web = reader();
  const first = Array.from({ length: 8 }, () => web.read(origin));
  await expect(web.read(origin)).rejects.toThrow('We’re reading a lot of web pages');
  await vi.waitFor(() => expect(waiting).toHaveLength(8));
  for (const answer of waiting.splice(0)) answer();
  await Promise.all(first);
  const next = web.read(origin);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.();
  expect((await next).type).toBe('text/html');
});
