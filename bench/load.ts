import { keepAsking } from './keep-asking.ts';
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
const request = (host: string, path: string, n: number) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\n` +
  `X-Forwarded-For: 10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}\r\n\r\n`;

/** Asks for pages as fast as they come, with so many connections. */
export async function load(origin: string, { connections, seconds, path, cpuMs }: Load): Promise<Latency> {
  const url = new URL(origin);
  const times: number[] = [];
  let asked = 0;
  let failed = 0;
  const cpuBefore = await cpuMs();
  const started = performance.now();
  const until = started + seconds * 1000;
  const next = () => (performance.now() < until ? request(url.host, path(asked), asked++) : null);
  await Promise.all(
    Array.from({ length: connections }, () =>
      keepAsking(url, next, ({ status, ms }) => {
        if (status !== 200) failed++;
        times.push(ms);
      }),
    ),
  );
  if (failed > 0) throw new Error(`${failed} answers were not 200`);
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
