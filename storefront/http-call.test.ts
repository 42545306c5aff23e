import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '../contract/action.ts';
import { actions } from '../contract/actions.ts';
import { call } from './http-call.ts';
import { isRead, keyOf, together } from './repeat-key.ts';
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

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const uuids = (sent: Sent[]) => sent.map(({ body }) => body.get('uuid'));
const press = (name: string, input: object) => {
  const answer = call(name as never, input as never).catch((e: unknown) => e);
  return vi.advanceTimersByTimeAsync(1_000).then(() => answer);
};

test('what is pressed again after its answer was lost has the same uuid, until it is answered', async () => {
  const sent = answering(lost, lost, done);
  for (let i = 0; i < 3; i++) await press('titlelist/create', { name: 'Summer' });
  const [first, second, third, fourth] = uuids(sent);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
  const other = answering(lost, lost, done);
  await press('titlelist/create', { name: 'Autumn' });
  await press('titlelist/create', { name: 'Winter' });
  expect(new Set(uuids(other)).size).toBe(2);
});

test('the answer to a human check makes no other call of it', async () => {
  const sent = answering(lost, done);
  await press('event/v2/rsvp', { event_id: 1, captcha: 'one' });
  await press('event/v2/rsvp', { event_id: 1, captcha: 'two' });
  expect(sent.map(({ body }) => body.get('captcha'))).toEqual(['one', 'two']);
  expect(new Set(uuids(sent)).size).toBe(1);
});

test('a change that was answered meanwhile makes the next one a new one; what is read does not', async () => {
  for (const [between, keys] of [
    ['cart/removeItem', 3],
    ['cart/get', 2],
  ] as const) {
    const sent = answering(lost, lost, done);
    await press('cart/add', { eisbn: '9781234567897' });
    await press(between, {});
    await press('cart/add', { eisbn: '9781234567897' });
    expect(new Set(uuids(sent)).size).toBe(keys);
  }
});

test('work of several changes is repeated as a whole when one of them is lost', async () => {
  const sent = answering(done, lost, lost, done);
  const work = async (api = together(call)) => {
    await api('titlelist/create', { name: 'Summer' });
    return api('titlelist/copyFromList', { from_list_id: '1', to_list_id: '2' } as never);
  };
  const first = work().catch((e: unknown) => e);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBeInstanceOf(CallFailed);
  await work();
  const [created, copied, , createdAgain, copiedAgain] = uuids(sent);
  expect([createdAgain, copiedAgain]).toEqual([created, copied]);
  await work();
  expect(uuids(sent).slice(5)).not.toContain(created);
});

test('only what changes something for a shopper ends the key of what was lost', () => {
  const calls = Object.entries(actions).filter(([name]) => !name.startsWith('v1/'));
  const readByName = (name: string) => isRead(keyOf(name, {}));
  expect(calls.filter(([name, { changes }]) => !changes && !readByName(name))).toEqual([]);
  // They make what is read, and take nothing back.
  const made = calls.flatMap(([name, { changes }]) => (changes && readByName(name) ? [name] : []));
  expect(made.sort()).toEqual(['titlelist/getPdf', 'titlelist/getPublicUrl']);
});

test('the page of a proxy is no answer: the call is sent again, then it says that the shop is out of reach', async () => {
  const sent = answering(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  const failure = await press('cart/add', { eisbn: '9781234567897' });
  expect(failure).toMatchObject({ message: expect.stringMatching(/couldn’t reach the shop/) });
  expect(sent).toHaveLength(2);
  expect(new Set(uuids(sent)).size).toBe(1);
});

class HangingRequest {
  static last: HangingRequest;
  static sent: FormData[] = [];
  onerror = () => {};
  upload: { onprogress?: (sent: object) => void } = {};
  aborted = false;
  constructor() {
    HangingRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send(body: FormData) {
    HangingRequest.sent.push(body);
  }
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
  await vi.advanceTimersByTimeAsync(0);
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

test('rows that are sent again after their answer was lost have the same uuid, other rows another', async () => {
  vi.stubGlobal('XMLHttpRequest', HangingRequest);
  HangingRequest.sent = [];
  const api = uploadingCall({ signal: new AbortController().signal, onSent() {} });
  for (const rows of ['9781234567897,1', '9781234567897,1', '9781234567897,2']) {
    const answer = api('cart/import', { file: new File([rows], 'rows.csv'), addToCart: true }).catch(
      () => null,
    );
    await vi.advanceTimersByTimeAsync(1_000);
    HangingRequest.last.onerror();
    await answer;
  }
  const [first, second, third] = HangingRequest.sent.map((body) => body.get('uuid'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
