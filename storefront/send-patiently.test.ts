import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './http-call.ts';
import { sendPatiently } from './send-patiently.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = (wait = '3') =>
  new Response('{"error":"The shop is very busy right now."}', {
    status: 503,
    headers: { 'retry-after': wait },
  });
const done = () => new Response('{"number":"100040"}', { headers: { 'content-type': 'application/json' } });
const body = () => new URLSearchParams({ uuid: 'one', name: 'Ada' });

test('an order that the shop is too busy for is sent again by itself, with the same uuid', async () => {
  vi.stubGlobal('window', { location: { pathname: '/purchase' } });
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    sent.push(body.get('uuid'));
    return sent.length < 3 ? busy() : done();
  });
  const answer = call('checkout/submit', { name: 'Ada' } as never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toEqual({ ok: true, value: { number: '100040' } });
  expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  expect(sent[0]).toMatch(/^[\da-f-]{36}$/);
});

test('it is given up after half a minute, with the sentence of the shop', async () => {
  const send = vi.fn(async () => busy());
  const answer = sendPatiently(send, body());
  await vi.advanceTimersByTimeAsync(31_000);
  expect((await answer).status).toBe(503);
  expect(send.mock.calls.length).toBeGreaterThan(5);
  const asked = send.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(asked);
});

test('a human check, a 503 without a time, too many requests and a longer wait are not sent again', async () => {
  const human = body();
  human.set('captcha', 'solved');
  const many = new Response('', { status: 429, headers: { 'retry-after': '3' } });
  for (const [fields, answer] of [
    [human, busy()],
    [new URLSearchParams(), busy()],
    [body(), new Response('', { status: 503 })],
    [body(), many],
    [body(), busy('60')],
  ] as const) {
    const send = vi.fn(async () => answer);
    expect(await sendPatiently(send, fields)).toBe(answer);
    expect(send).toHaveBeenCalledTimes(1);
  }
});

test('a lost connection costs one more try, and fails when it is lost again', async () => {
  const once = vi.fn(async () => done());
  once.mockRejectedValueOnce(new Error('reset'));
  const answer = sendPatiently(once, body());
  await vi.advanceTimersByTimeAsync(500);
  expect((await answer).status).toBe(200);
  const never = vi.fn(() => Promise.reject(new Error('offline')));
  const failed = expect(sendPatiently(never, body())).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(never).toHaveBeenCalledTimes(2);
});

test('a call that is not wanted any more ends while it waits', async () => {
  const left = new AbortController();
  const answer = sendPatiently(async () => busy(), body(), left.signal);
  const ended = expect(answer).rejects.toBe('left');
  await vi.advanceTimersByTimeAsync(100);
  left.abort('left');
  await ended;
});
