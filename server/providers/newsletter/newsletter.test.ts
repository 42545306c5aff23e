import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeNewsletter } from './fake-newsletter.ts';
import { said } from './newsletter.ts';
import { postedNewsletter } from './posted-newsletter.ts';

const ada = { EMAIL: 'ada@example.com', FNAME: 'Ada', LNAME: '', PHONE: '' };
const got: { url: string; body: string }[] = [];
let origin = '';

/** Behaves as the two services do. */
const service = createServer(async (request: IncomingMessage, response) => {
  let body = '';
  for await (const part of request) body += part;
  got.push({ url: request.url ?? '', body });
  const refused = `${request.url}${body}`.includes('no%40example.com');
  if (request.url?.includes('post-json')) {
    const answer = refused
      ? { result: 'error', msg: '0 - This email <a href="#">is on the list</a>' }
      : { result: 'success', msg: 'Almost finished...' };
    response.end(`answer(${JSON.stringify(answer)})`);
    return;
  }
  response.statusCode = refused ? 400 : 200;
  response.end('<html>done</html>');
});
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

const posted = () => postedNewsletter(async () => true);

describe.each([
  ['fake', fakeNewsletter],
  ['posted', posted],
])('%s', (_name, make) => {
  it('signs up, and says so', async () => {
    const answer = await make().subscribe(`${origin}/form`, ada);
    expect(answer).toEqual({ ok: true, message: said.thanks() });
  });
  it('says when the service refuses', async () => {
    const answer = await make().subscribe(`${origin}/form`, { ...ada, EMAIL: 'no@example.com' });
    expect(answer.ok).toBe(false);
    expect(answer.message).not.toBe('');
  });
});

it('shows the words of Mailchimp, without markup', async () => {
  const url = `${origin}/subscribe/post?u=1&id=2`;
  expect(await posted().subscribe(url, ada)).toEqual({ ok: true, message: 'Almost finished...' });
  expect(got.at(-1)?.url).toBe('/subscribe/post-json?u=1&id=2&EMAIL=ada%40example.com&FNAME=Ada&c=answer');
  expect(await posted().subscribe(url, { ...ada, EMAIL: 'no@example.com' })).toEqual({
    ok: false,
    message: 'This email is on the list',
  });
});

it('calls no provider for a demo shop, and says so', async () => {
  const before = got.length;
  for (const url of ['https://letters.shop.example/form', 'https://example.com/subscribe/post?u=1']) {
    expect(await posted().subscribe(url, ada)).toEqual({ ok: true, message: said.demonstration() });
  }
  expect(got).toHaveLength(before);
});

it('never reaches into our own network, and says so when nothing can be reached', async () => {
  const before = got.length;
  for (const url of [
    `${origin}/form`,
    'http://localhost/x',
    'http://[::1]/x',
    'http://no-such-host.invalid/',
  ]) {
    expect(await postedNewsletter().subscribe(url, ada)).toEqual({ ok: false, message: said.failed() });
  }
  expect(got).toHaveLength(before);
});
