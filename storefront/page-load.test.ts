import { redirect } from 'react-router';
import { expect, test, vi } from 'vitest';
import { CallFailed } from '../contract/action.ts';
import { browserLoader, serverLoader, valueFrom } from './page-load.ts';

const args = { context: {}, params: {}, request: new Request('http://shop.example/item/1') } as never;

test.each([
  [new CallFailed('The shop can’t reach its database right now.', 503), 503],
  [new CallFailed('Too many requests. Please try again in 9 seconds.', 429), 429],
])('a page whose calls fail answers with their status and sentence', async (failed, status) => {
  const loader = serverLoader(async () => {
    throw failed;
  });
  await expect(loader(args)).rejects.toMatchObject({ data: failed.message, init: { status } });
});

test.each([
  [{ cookie: 'has_session=1' }, true],
  [{}, false],
])('a page knows whether the browser sends cookies: %j', async (headers, hasCookies) => {
  const load = vi.fn(async () => 'loaded');
  await serverLoader(load)({
    ...(args as object),
    request: new Request('http://shop.example/', { headers }),
  } as never);
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ hasCookies }));
});

test('a failed call of the server’s own bundle is known as one', async () => {
  vi.resetModules();
  const { CallFailed: Theirs } = await import('../contract/action.ts');
  const failed = new Theirs('Too many requests. Please try again in 9 seconds.', 429);
  expect(failed.constructor).not.toBe(CallFailed);
  const loader = serverLoader(() => Promise.reject(failed));
  await expect(loader(args)).rejects.toMatchObject({ data: failed.message, init: { status: 429 } });
});

test('a refusal of what is not there is a 404, a fault of ours stays what it is', async () => {
  const refused = { ok: false, error: 'No Results', error_code: 'not_found' } as const;
  const missing = serverLoader(async () => valueFrom(refused));
  await expect(missing(args)).rejects.toMatchObject({ init: { status: 404 } });
  const broken = serverLoader(async () => {
    throw new TypeError('x');
  });
  await expect(broken(args)).rejects.toThrow(TypeError);
});

test.each([
  ['Back has led to', '/item/1', true],
  ['a link leads to', '/browse', false],
])('a page that %s and that sends elsewhere: is it replaced in the history?', async (_, at, isReplaced) => {
  vi.stubGlobal('location', new URL(at, 'http://shop.example'));
  const loader = browserLoader(async () => {
    throw redirect('/checkout/cart');
  });
  const answer: Response = await loader(args).catch((e) => e);
  expect(answer.headers.get('location')).toBe('/checkout/cart');
  expect(answer.headers.has('x-remix-replace')).toBe(isReplaced);
});

test('a reader who prefers another address of a page is led there, without loading this one', async () => {
  vi.stubGlobal('location', new URL('/', 'http://shop.example'));
  const load = vi.fn(async () => 'loaded');
  const loader = browserLoader(load, ({ pathname }) => (pathname === '/item/1' ? '/item/2' : null));
  const answer: Response = await loader(args).catch((e) => e);
  expect(answer.headers.get('location')).toBe('/item/2');
  expect(load).not.toHaveBeenCalled();
});

test('a reader who was logged out meanwhile goes through the server, which shows the gate', async () => {
  const refused = { ok: false, error: 'Log in.', error_code: 'login_required' } as const;
  const loader = browserLoader(async () => valueFrom(refused));
  const answer = (await loader(args).catch((e) => e)) as Response;
  expect(answer.headers.get('location')).toBe('/item/1');
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
});
