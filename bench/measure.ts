/** How long calls took, milliseconds. */
export interface Latency {
  p50: number;
  p95: number;
  p99: number;
  calls: number;
  perSecond: number;
  /** Processor time of this process per call, all threads: hardly grows when the machine is busy with other things. */
  cpu?: number | undefined;
}

/** Makes `calls` calls from so many clients at once; each client makes its next call when the last was answered. */
export async function measure(
  clients: number,
  calls: number,
  call: (n: number) => Promise<void>,
): Promise<Latency> {
  const times: number[] = [];
  let next = 0;
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < calls) {
        const n = next++;
        const begun = performance.now();
        await call(n);
        times.push(performance.now() - begun);
      }
    }),
  );
  const tookMs = performance.now() - started;
  const { user, system } = process.cpuUsage(cpuBefore);
  return latencyOf(times, tookMs, (user + system) / 1000);
}

export function latencyOf(times: readonly number[], tookMs: number, cpuMs?: number): Latency {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    calls: sorted.length,
    perSecond: (sorted.length / tookMs) * 1000,
    cpu: cpuMs && cpuMs / Math.max(1, sorted.length),
  };
}

/** Nearest rank; 0 when nothing was measured. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function median(values: readonly number[]): number {
  return percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

export async function stopwatch<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
}
