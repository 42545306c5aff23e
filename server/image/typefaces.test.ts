import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

test('fonts are dropped from memory a minute after they were read, and read again when they are needed', async () => {
  vi.useFakeTimers();
  // A copy of its own: fonts that another test has read in this process keep their real timer.
  vi.resetModules();
  const { glyphOf } = await import('./typefaces.ts');
  const first = glyphOf('script', 'g');
  expect(glyphOf('script', 'g')).toBe(first);
  vi.advanceTimersByTime(60_000);
  const again = glyphOf('script', 'g');
  expect(again?.font === first?.font).toBe(false);
  expect(again?.commands).toEqual(first?.commands);
});
