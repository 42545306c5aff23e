import { afterEach, expect, test, vi } from 'vitest';
import { showProgress } from './progress.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('prints a line every five seconds where the output is no terminal', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const lines: string[] = [];
  const progress = showProgress({ print: (line) => lines.push(line), isInteractive: false }, 1_000_000);
  progress.bytes(250_000);
  progress.records(12_500);
  vi.advanceTimersByTime(5_000);
  progress.bytes(500_000);
  progress.records(25_000);
  vi.advanceTimersByTime(5_000);
  progress.stop();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    '  25 %, 12,500 records, 2,500/s, about 15 s left',
    '  50 %, 25,000 records, 2,500/s, about 10 s left',
  ]);
});
