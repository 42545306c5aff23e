import { keepAsking } from './keep-asking.ts';
import { type Latency, latencyOf } from './measure.ts';
import type { Visit, VisitKinds } from './traffic-queries.ts';

export interface Traffic {
  kinds: Record<string, Latency>;
  all: Latency;
  /** Answers that are neither success nor a redirect. */
  refused: number;
}

/** Asks for a random mix of pages and calls, each client as soon as it was answered, for so many seconds. */
export async function mixedTraffic(
  origin: string,
  kinds: VisitKinds,
  { clients, seconds, cookie = '' }: { clients: number; seconds: number; cookie?: string },
): Promise<Traffic> {
  const url = new URL(origin);
  const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  const sequence = Object.entries(kinds).flatMap(([kind, { weight }]) => Array<string>(weight).fill(kind));
  let refused = 0;
  let asked = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, () => {
      let kind = '';
      const next = () => {
        if (performance.now() >= until) return null;
        const n = asked++;
        // A stride that is coprime to the length visits the kinds evenly mixed.
        kind = sequence[(n * 37) % sequence.length] ?? '';
        return requestText(url.host, (kinds[kind] as VisitKinds[string]).visit(), n, cookie);
      };
      return keepAsking(url, next, ({ status, ms }) => {
        if (status >= 400) refused++;
        times.get(kind)?.push(ms);
      });
    }),
  );
  const tookMs = performance.now() - started;
  return {
    kinds: Object.fromEntries([...times].map(([kind, list]) => [kind, latencyOf(list, tookMs)])),
    all: latencyOf([...times.values()].flat(), tookMs),
    refused,
  };
}

/** One request as text, from a shopper with an address of their own: one alone would meet the limits. */
export function requestText(host: string, { path, form }: Visit, n: number, cookie = ''): string {
  const body = form?.toString() ?? '';
  const lines = [
    `${form ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Accept-Encoding: gzip, deflate, br',
    `X-Forwarded-For: 10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(form
      ? ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${Buffer.byteLength(body)}`]
      : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
