import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onStopSignal } from './stop-signals.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function listening(ignoresInterrupt = false) {
  const process = new EventEmitter();
  const told: string[] = [];
  onStopSignal(process, {
    ignoresInterrupt,
    stop: () => told.push('stop'),
    cut: () => told.push('cut'),
  });
  return { told, send: (signal: string) => process.emit(signal) };
}

test('one Ctrl+C that arrives twice is one', () => {
  const { told, send } = listening();
  send('SIGINT');
  vi.advanceTimersByTime(40);
  send('SIGINT');
  send('SIGTERM');
  expect(told).toEqual(['stop']);
});

test('a second signal ends the process without waiting', () => {
  const { told, send } = listening();
  send('SIGINT');
  vi.advanceTimersByTime(1500);
  send('SIGINT');
  expect(told).toEqual(['stop', 'cut']);
});

test('one of several processes leaves Ctrl+C to the one that keeps them', () => {
  const { told, send } = listening(true);
  send('SIGINT');
  expect(told).toEqual([]);
  send('SIGTERM');
  expect(told).toEqual(['stop']);
});
