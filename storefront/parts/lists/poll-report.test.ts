import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, CallFailed } from '../../../contract/action.ts';
import { pollReport, type Report } from './poll-report.ts';

const report = (progress: number, more: Partial<Report> = {}): Answer<Report> => ({
  ok: true,
  value: { name: 'Summer', progress, eta_seconds: null, completed: false, failed: false, ...more } as Report,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Polls with these answers, one after the other; when each was asked for, in ms. */
function polled(...answers: (Answer<Report> | Error)[]) {
  const began = Date.now();
  const asked: number[] = [];
  const told: number[] = [];
  const end = pollReport(
    async () => {
      asked.push(Date.now() - began);
      const answer = answers.shift() ?? report(0);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ({ progress }) => told.push(progress),
  );
  return { asked, told, end };
}

test('the progress is asked for every 100 ms until the file is complete (REPORT-003)', async () => {
  const { asked, told } = polled(report(10), report(60), report(100, { completed: true }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([100, 200, 300]);
  expect(told).toEqual([10, 60, 100]);
});

test('a file that has failed, or a page that is left, is asked for no more', async () => {
  const failed = polled(report(10, { failed: true }));
  const left = polled();
  await vi.advanceTimersByTimeAsync(250);
  left.end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([failed.asked, left.asked]).toEqual([[100], [100, 200]]);
});

test('after an answer that was lost or refused it waits longer, as long as the shop asks', async () => {
  const refused = { ok: false, error: 'Please log in.', error_code: 'login_required' } as Answer<Report>;
  const busy = new CallFailed('busy', 429, undefined, 7);
  const { asked } = polled(new CallFailed('lost', 0), refused, busy, report(100, { completed: true }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([100, 3100, 6100, 13_100]);
});
