import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestTurns } from './request-turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = {
  shoppingOfClient: 2,
  looking: 2,
  lookingBesideShopping: 1,
  thinkingMs: 500,
  rest: 2,
  longestRestMs: 400,
  waitingOfClient: 3,
  waiting: 5,
  longestMs: 1000,
};

/** Work that ends when the test says so; `started` tells what has begun. */
function shopOf(own = limits) {
  const turns = requestTurns({ TRUST_PROXY: true }, own);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, isShopping = false, signal = new AbortController().signal) =>
    turns.take({ client: name.slice(0, 1), isShopping, request: { signal } }, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ask, end, started };
}

test('a crawler waits in its own line: another client comes as soon as one of its pages is done', async () => {
  const { ask, end, started } = shopOf();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) void ask(name);
  await vi.advanceTimersByTimeAsync(10);
  expect(started).toEqual(['a1', 'a2']);
  await end('a1');
  await end('a2');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a shopper goes at once, and fewer readers are served meanwhile', async () => {
  const { ask, end, started } = shopOf();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name);
  void ask('s1', true);
  await vi.advanceTimersByTimeAsync(0);
  expect(started.sort()).toEqual(['a1', 'a2', 's1']);
  await end('a1');
  expect(started).toHaveLength(3);
  // They are expected back.
  await end('s1');
  expect(started).toHaveLength(3);
  await end('a2');
  expect(started.slice(3)).toEqual(['a3']);
  await vi.advanceTimersByTimeAsync(limits.thinkingMs);
  await end('a3');
  expect(started.slice(3)).toEqual(['a3', 'a4', 'a5']);
});

test('while others shop, a client that only looks rests between its requests; one that comes new does not', async () => {
  const { ask, end, started } = shopOf();
  for (const name of ['a1', 'a2', 'a3']) void ask(name);
  void ask('s1', true);
  await vi.advanceTimersByTimeAsync(0);
  await end('a1');
  await end('s1');
  await vi.advanceTimersByTimeAsync(100);
  await end('a2');
  started.length = 0;
  await vi.advanceTimersByTimeAsync(150);
  expect(started).toEqual([]);
  void ask('b1');
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['b1']);
  await end('b1');
  await vi.advanceTimersByTimeAsync(50);
  expect(started).toEqual(['b1', 'a3']);
});

test('clients that come later do not overtake one that waits, however often each is a new one', async () => {
  const { ask, end, started } = shopOf({ ...limits, looking: 1 });
  void ask('r1');
  await vi.advanceTimersByTimeAsync(10);
  await end('r1');
  void ask('a1');
  await vi.advanceTimersByTimeAsync(10);
  void ask('r2');
  await vi.advanceTimersByTimeAsync(10);
  for (const name of ['b1', 'c1']) void ask(name);
  await end('a1');
  expect(started).toEqual(['r1', 'a1', 'r2']);
  await end('r2');
  expect(started).toEqual(['r1', 'a1', 'r2', 'b1']);
});

test('a reader who was refused after a long wait comes back to their place', async () => {
  const { ask, end, started } = shopOf({ ...limits, looking: 1 });
  void ask('a1');
  await vi.advanceTimersByTimeAsync(10);
  const refused = expect(ask('r1')).rejects.toMatchObject({ status: 503, wait: 1 });
  await vi.advanceTimersByTimeAsync(500);
  void ask('b1').catch(() => {});
  await vi.advanceTimersByTimeAsync(500);
  await refused;
  void ask('r2');
  await end('a1');
  expect(started).toEqual(['a1', 'r2']);
});

test('after a page that took long a client rests for a moment, not for as long again', async () => {
  const { ask, end, started } = shopOf({ ...limits, thinkingMs: 60_000, longestMs: 60_000 });
  void ask('s1', true);
  void ask('a1');
  await vi.advanceTimersByTimeAsync(6000);
  await end('a1');
  void ask('a2');
  await vi.advanceTimersByTimeAsync(399);
  expect(started).toEqual(['s1', 'a1']);
  await vi.advanceTimersByTimeAsync(2);
  expect(started).toEqual(['s1', 'a1', 'a2']);
});

test('a client that claims to shop without end waits in the line as well', async () => {
  const { ask, started } = shopOf();
  for (const name of ['s1', 's2', 's3', 's4']) void ask(name, true);
  void ask('t1', true);
  await vi.advanceTimersByTimeAsync(0);
  expect(started.sort()).toEqual(['s1', 's2', 's3', 't1']);
});

test('beyond its bound a client is asked to come back, others are not', async () => {
  const { ask } = shopOf();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name).catch(() => {});
  await expect(ask('a6')).rejects.toMatchObject({ status: 503, wait: 10 });
  const other = expect(ask('b1')).rejects.toMatchObject({ status: 503, wait: 1 });
  // Nothing ends: the wait of the other is over after its time, and it may go on waiting.
  await vi.advanceTimersByTimeAsync(1000);
  await other;
});

test('a client that disconnects frees its turn, and so does a failure', async () => {
  const { ask, end, started } = shopOf({ ...limits, looking: 1 });
  void ask('a1');
  const left = new AbortController();
  const gone = expect(ask('a2', false, left.signal)).rejects.toMatchObject({ status: 503 });
  void ask('a3');
  left.abort();
  await gone;
  await end('a1');
  expect(started).toEqual(['a1', 'a3']);
  await end('a3');
  const turns = requestTurns({ TRUST_PROXY: true }, { ...limits, looking: 1 });
  const requester = { client: 'a', isShopping: false, request: new AbortController() };
  await expect(turns.take(requester, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take(requester, async () => 'well')).toBe('well');
});

test('shoppers behind a proxy that the shop may not believe are not counted as one', async () => {
  const turns = requestTurns({ TRUST_PROXY: false });
  const request = new AbortController();
  let started = 0;
  const refused = vi.fn();
  const ask = (isShopping: boolean) =>
    turns
      .take({ client: 'the proxy', isShopping, request }, () => {
        started += 1;
        return new Promise(() => {});
      })
      .catch(refused);
  for (let i = 0; i < 50; i++) void ask(true);
  expect(started).toBe(50);
  for (let i = 0; i < 500; i++) void ask(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).not.toHaveBeenCalled();
});

test('readers who come from the address of such a proxy do not rest for one another', async () => {
  const turns = requestTurns({ TRUST_PROXY: false });
  const request = new AbortController();
  const ask = (isShopping: boolean, work: () => Promise<void>) =>
    turns.take({ client: 'the proxy', isShopping, request }, work);
  await ask(true, async () => {});
  await ask(false, async () => {
    await vi.advanceTimersByTimeAsync(300);
  });
  const other = vi.fn(async () => {});
  void ask(false, other);
  await vi.advanceTimersByTimeAsync(0);
  expect(other).toHaveBeenCalled();
});
