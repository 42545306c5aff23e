import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '../contract/action.ts';
import { call } from './http-call.ts';
import { uploadingCall } from './upload-call.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { pathname: '/purchase' } });
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Sent {
  body: URLSearchParams;
  signal?: AbortSignal;
}
const done = () => new Response('{"number":"100040"}', { headers: { 'content-type': 'application/json' } });

/** Rejects when its signal is aborted, as fetch does. */
const untilAborted = ({ signal }: Sent) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Answers each request with the next of these, the last one from then on. */
function answering(...answers: ((sent: Sent) => Response | Promise<Response>)[]): Sent[] {
  const all: Sent[] = [];
  vi.stubGlobal('fetch', async (_: string, sent: Sent) => {
    all.push(sent);
    return answers[Math.min(all.length, answers.length) - 1]?.(sent);
  });
  return all;
}

/** Headers arrive, the rest never does. */
const stuckBody = ({ signal }: Sent) =>
  new Response(
    new ReadableStream({
      start: (body) => signal?.addEventListener('abort', () => body.error(signal.reason)),
    }),
  );

for (const [what, stuck] of [
  ['hangs', untilAborted],
  ['hangs within its answer', stuckBody],
] as const) {
  test(`a call that ${what} is sent again after half a minute, with the same uuid`, async () => {
    const sent = answering(stuck, done);
    const answer = call('checkout/submit', { name: 'Ada' } as never);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toEqual({ ok: true, value: { number: '100040' } });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body.get('uuid')).toBe(sent[0]?.body.get('uuid'));
    expect(vi.getTimerCount()).toBe(0);
  });

  test(`a call that ${what} twice fails like a lost connection`, async () => {
    const sent = answering(stuck);
    const failure = call('checkout/submit', { name: 'Ada' } as never).catch((e: unknown) => e);
    await vi.advanceTimersByTimeAsync(61_000);
    const failed = await failure;
    expect(failed).toBeInstanceOf(CallFailed);
    expect(failed).toMatchObject({ status: 0, message: expect.stringMatching(/couldn’t reach the shop/) });
    expect(sent).toHaveLength(2);
  });
}

test('a call may be given more time', async () => {
  const sent = answering(untilAborted, done);
  const answer = call('browse/url', { url: 'https://example.com' }, { timeLimitMs: 120_000 });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await answer;
  expect(sent).toHaveLength(2);
});

test('a call that its caller gives up ends at once, with the reason of the caller', async () => {
  for (const stuck of [untilAborted, stuckBody]) {
    const sent = answering(stuck);
    const left = new AbortController();
    const failure = call('checkout/submit', { name: 'Ada' } as never, { signal: left.signal }).catch(
      (e) => e,
    );
    await vi.advanceTimersByTimeAsync(1_000);
    left.abort('left');
    expect(await failure).toBe('left');
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  }
  const sent = answering(untilAborted);
  await expect(call('session/get', {}, { signal: AbortSignal.abort('left') })).rejects.toBe('left');
  expect(sent.every(({ signal }) => signal?.aborted)).toBe(true);
});

class HangingRequest {
  static last: HangingRequest;
  upload: { onprogress?: (sent: object) => void } = {};
  aborted = false;
  constructor() {
    HangingRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.aborted = true;
  }
}

test('a file may take long to send, but two minutes without progress are a lost connection', async () => {
  vi.stubGlobal('XMLHttpRequest', HangingRequest);
  let failure: unknown;
  const { signal } = new AbortController();
  const api = uploadingCall({ signal, onSent() {} });
  api('browse/file', { file: new File(['9781234567897'], 'a.txt') }).catch((e) => {
    failure = e;
  });
  for (let part = 1; part <= 3; part++) {
    await vi.advanceTimersByTimeAsync(100_000);
    HangingRequest.last.upload.onprogress?.({ loaded: part, total: 10 });
  }
  await vi.advanceTimersByTimeAsync(119_000);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failure).toBeInstanceOf(CallFailed);
  expect(HangingRequest.last.aborted).toBe(true);
});
