import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';

/** Another installation: answers with what it was asked. */
async function another(): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const bytes of request) body += bytes;
    const { method, url, headers } = request;
    response.writeHead(200, {
      'content-type': 'application/json',
      'set-cookie': 'session_id=theirs; Path=/',
    });
    response.end(JSON.stringify({ method, url, body, type: headers['content-type'] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function anApp(NODE_ENV: string) {
  const { db, reload, shop } = await testShop({ env: readEnv({ NODE_ENV, LOG_LEVEL: 'silent' }) });
  await buildStore(db, { hosts: ['one.localhost'] });
  await reload();
  const app = createApp(shop, async () => new Response('a page'));
  return (cookie: string, headers: Record<string, string> = {}) =>
    app.request('http://one.localhost/customer/country/getList?x=1', {
      method: 'POST',
      headers: {
        host: 'one.localhost',
        'content-type': 'application/x-www-form-urlencoded',
        cookie,
        ...headers,
      },
      body: 'log_url=%2F',
    });
}

test('in development the api cookie names whose API answers (API-009, API-010)', async () => {
  const ask = await anApp('development');
  const answer = await ask(`api=${encodeURIComponent(await another())}`);
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/customer/country/getList?x=1',
    body: 'log_url=%2F',
    type: 'application/x-www-form-urlencoded',
  });
  expect(answer.headers.getSetCookie()).toEqual(['session_id=theirs; Path=/']);
});

test('another site cannot use it, and an invalid address is answered here', async () => {
  const ask = await anApp('development');
  const there = `api=${encodeURIComponent(await another())}`;
  expect((await ask(there, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  for (const odd of [
    '',
    'api=',
    'api=/elsewhere',
    'api=javascript:alert(1)',
    'api=http://a@b',
    'api=file:///etc',
  ]) {
    expect(await (await ask(odd)).json()).toEqual(expect.arrayContaining([{ code: 'CA', name: 'Canada' }]));
  }
});

test('a shop that is open to shoppers knows no such cookie (API-010)', async () => {
  const ask = await anApp('production');
  const answer = await ask(`api=${encodeURIComponent(await another())}`);
  expect(await answer.json()).toEqual(expect.arrayContaining([{ code: 'CA', name: 'Canada' }]));
});
