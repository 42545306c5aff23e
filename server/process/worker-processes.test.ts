import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepProcesses } from './worker-processes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

class FakeWorker extends EventEmitter {
  readonly got: string[] = [];
  readonly process = { kill: (signal: string) => this.got.push(signal) };
  constructor(readonly env: Record<string, string>) {
    super();
  }
}

/** Processes that are only noted. */
function fakes() {
  const events = new EventEmitter();
  const forked: FakeWorker[] = [];
  return {
    forked,
    die: (worker: FakeWorker | undefined, code: number | null) => events.emit('exit', worker, code),
    fork(env: Record<string, string>): Worker {
      const worker = new FakeWorker(env);
      forked.push(worker);
      return worker as unknown as Worker;
    },
    on: (event: 'exit', listener: (worker: Worker, code: number | null) => void) =>
      events.on(event, listener),
  };
}

test('the others begin when the first is ready, and one that dies is replaced', () => {
  const all = fakes();
  keepProcesses(all, 3, () => {});
  expect(all.forked.map((one) => one.env)).toEqual([{ HANDSELL_FIRST: '1' }]);
  all.forked[0]?.emit('message', 'ready');
  expect(all.forked).toHaveLength(3);
  vi.advanceTimersByTime(60_000);
  all.die(all.forked[0], null);
  // The database is seeded only once.
  expect(all.forked.map((one) => one.env).slice(1)).toEqual([{}, {}, {}]);
});

test('one that dies at its start is replaced after a while', () => {
  const all = fakes();
  keepProcesses(all, 2, () => {});
  all.forked[0]?.emit('message', 'ready');
  all.die(all.forked[1], 1);
  expect(all.forked).toHaveLength(2);
  vi.advanceTimersByTime(1500);
  expect(all.forked).toHaveLength(3);
});

test('a first one that cannot start ends everything with its code', () => {
  const all = fakes();
  const codes: number[] = [];
  keepProcesses(all, 2, (code) => codes.push(code));
  all.die(all.forked[0], 7);
  expect(codes).toEqual([7]);
  expect(all.forked).toHaveLength(1);
});

test('a stop asks each process to finish, and replaces none', () => {
  const all = fakes();
  const stop = keepProcesses(all, 2, () => {});
  all.forked[0]?.emit('message', 'ready');
  stop();
  for (const worker of all.forked) all.die(worker, 0);
  vi.advanceTimersByTime(60_000);
  expect(all.forked.map((one) => one.got)).toEqual([['SIGTERM'], ['SIGTERM']]);
});
