import autocannon from 'autocannon';
import { type Latency, latencyOf } from './measure.ts';

export interface Load {
  connections: number;
  seconds: number;
  /** The address of the n-th request. */
  path: (n: number) => string;
  /** Processor time the shop has used so far; null = not known. */
  cpuMs: () => Promise<number | null>;
}

/** Every request is another reader's: one alone would soon have asked too often. */
const from = (n: number) => ({
  'accept-encoding': 'gzip, deflate, br',
  'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
});

/** Asks for pages as fast as they come, with so many connections. */
export async function load(origin: string, { connections, seconds, path, cpuMs }: Load): Promise<Latency> {
  const times: number[] = [];
  let asked = 0;
  const cpuBefore = await cpuMs();
  const started = performance.now();
  const run = autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: path(asked), headers: from(asked++) }) }],
  });
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { non2xx, errors } = await run;
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers were not 200, ${errors} failed`);
  const tookMs = performance.now() - started;
  const cpuAfter = await cpuMs();
  const cpu = cpuBefore === null || cpuAfter === null ? undefined : cpuAfter - cpuBefore;
  return latencyOf(times, tookMs, cpu);
}

/**
 * Asks until the shop gets no faster: the machine code of its script is made while it works, which is paid once in a process's
 * life and not what pages per second are about. At most 40 seconds.
 */
export async function warm(origin: string, settings: Omit<Load, 'seconds'>): Promise<void> {
  let best = 0;
  for (let round = 0; round < 10; round++) {
    const { perSecond } = await load(origin, { ...settings, seconds: 4 });
    if (perSecond < best * 1.03) return;
    best = perSecond;
  }
}
