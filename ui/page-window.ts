/**
 * The page numbers to offer, null for a gap. Beyond seven pages there are always seven places, so that nothing moves under
 * the pointer while paging.
 */
export function pageWindow(current: number, total: number): (number | null)[] {
  const run = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const last = Math.max(1, total);
  const here = Math.min(Math.max(1, current), last);
  if (last <= 7) return run(1, last);
  if (here <= 4) return [...run(1, 5), null, last];
  if (here >= last - 3) return [1, null, ...run(last - 4, last)];
  return [1, null, here - 1, here, here + 1, null, last];
}
