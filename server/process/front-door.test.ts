import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { frontDoor } from './front-door.ts';

const open = async () => {
  const door = await frontDoor({ PORT: 0, HOST: '127.0.0.1' });
  onTestFinished(() => door.close());
  return { door, ask: (path: string) => fetch(`http://127.0.0.1:${door.port}${path}`) };
};

test('requests that arrive before startup finishes get 503, later ones an answer', async () => {
  const { door, ask } = await open();
  const page = await ask('/item/9780141439518');
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  const html = await page.text();
  expect(html).toContain('The shop will open in a moment');
  // Its styles are allowed.
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  expect(await (await ask('/customer/cart/add')).json()).toEqual({
    error: 'The shop will open in a moment.',
  });
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  door.open(() => new Response('open'));
  expect(await (await ask('/')).text()).toBe('open');
});

/** What is answered to bytes that need be no HTTP. */
const say = (port: number, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (more) => {
      heard += more;
    });
    socket.on('error', reject).on('close', () => resolve(heard));
  });

test('a too long address and a broken request get a plain error', async () => {
  const { door, ask } = await open();
  door.open(() => new Response('open'));
  const long = await ask(`/browse/filter/t/${'sea '.repeat(50_000)}`);
  expect(long.status).toBe(431);
  expect(long.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await long.text()).toContain('This address is too long. Please shorten your search.');
  expect(await say(door.port, 'HELLO?\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(await (await ask('/')).text()).toBe('open');
});

test('a connection is kept longer than usual proxies keep it', async () => {
  const { door } = await open();
  door.open(() => new Response('open'));
  const heard = new Promise<string>((resolve, reject) => {
    const socket = connect(door.port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n'),
    );
    onTestFinished(() => void socket.destroy());
    socket.once('data', (head) => resolve(String(head))).on('error', reject);
  });
  expect(await heard).toContain('Keep-Alive: timeout=75');
});

test('a taken port is refused at once', async () => {
  const { door } = await open();
  await expect(frontDoor({ PORT: door.port, HOST: '127.0.0.1' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    syscall: 'listen',
  });
});

test('requests in flight get an answer during shutdown, by a busy shop as well', async () => {
  const { door, ask } = await open();
  door.open(() => {
    for (const end = performance.now() + 20; performance.now() < end; );
    return new Response('done');
  });
  expect(await (await ask('/')).text()).toBe('done');
  const asked = Array.from({ length: 20 }, (_, i) => ask(`/${i}`).then((answer) => answer.text()));
  // They are on their way, and most of them still wait for a connection.
  const ended = door.close();
  expect(await Promise.all(asked)).toEqual(Array(20).fill('done'));
  await ended;
  await expect(ask('/')).rejects.toThrow();
});

test('an answer that takes its time is sent to its end, and no idle reader holds the shop up', async () => {
  const { door, ask } = await open();
  let finish = () => {};
  const begun = new Promise<void>((begin) => {
    door.open(async ({ url }) => {
      if (!url.endsWith('/slow')) return new Response('quick');
      begin();
      await new Promise<void>((done) => {
        finish = done;
      });
      return new Response('slow');
    });
  });
  const slow = ask('/slow');
  await begun;
  expect(await (await ask('/')).text()).toBe('quick');
  const ended = door.close();
  finish();
  expect(await (await slow).text()).toBe('slow');
  await ended;
});
