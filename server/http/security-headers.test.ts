import type { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { barePolicy } from './bare-page.ts';

let made: TestShop;
let app: Hono;

beforeEach(async () => {
  made = await testShop();
  await buildStore(made.db, { hosts: ['one.localhost'] });
  await made.reload();
  app = createApp(made.shop, async (request) => {
    if (request.url.endsWith('/broken')) throw new Error('a page that fails');
    return new Response('<p>page', { headers: { 'content-type': 'text/html' } });
  });
});

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), interest-cohort=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};
const noContent = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What an answer tells browsers besides its content and how to keep it. */
function securityOf({ headers }: Response) {
  const security = /^(content-security-|cross-origin-|origin-|permissions-|referrer-|strict-|x-(?!robots))/;
  return Object.fromEntries([...headers].filter(([name]) => security.test(name)));
}

const get = async (path: string, headers = {}) =>
  securityOf(
    await app.request(`http://one.localhost${path}`, { headers: { host: 'one.localhost', ...headers } }),
  );

it('gives every answer the same security headers and no other', async () => {
  const bare = { ...always, 'content-security-policy': noContent };
  expect(await get('/healthz')).toEqual(bare);
  expect(await get('/robots.txt')).toEqual(bare);
  const call = await app.request('http://one.localhost/customer/session/get', {
    method: 'POST',
    headers: { host: 'one.localhost', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(securityOf(call)).toEqual(bare);
});

it("keeps a page's own content policy", async () => {
  const { 'content-security-policy': policy, ...others } = await get('/');
  expect(others).toEqual(always);
  expect(policy).toMatch(/^default-src 'self'; script-src 'self'/);
  expect(await get('/broken')).toEqual({ ...always, 'content-security-policy': barePolicy });
});

it('asks browsers to stay with https only in answers over https', async () => {
  const env = { ...made.shop.env, TRUST_PROXY: true };
  app = createApp({ ...made.shop, env }, async () => new Response('page'));
  const hsts = 'strict-transport-security';
  expect((await get('/healthz', { 'x-forwarded-proto': 'https' }))[hsts]).toBe('max-age=31536000');
  expect(await get('/healthz', { 'x-forwarded-proto': 'http' })).not.toHaveProperty(hsts);
});
