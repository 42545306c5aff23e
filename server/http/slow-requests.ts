import { actions } from '../../contract/actions.ts';
import { adminActions } from '../../contract/admin/actions.ts';

export interface SlowRequest {
  /** An action such as 'customer/browse/get', or a kind of address such as 'item'. */
  name: string;
  /** Milliseconds of the slowest one, and when it was, in Unix seconds. */
  ms: number;
  at: number;
  /** How many took longer than `slowMs`. */
  times: number;
}

/** What took long in this process since it started. Names only: no address, word or person. */
export interface SlowRequests {
  note(name: string, ms: number): void;
  /** The slowest first. */
  list(most: number): SlowRequest[];
}

/** Readers notice what takes longer than this. */
export const slowMs = 1000;

/** In memory. Names come from a closed set, so it stays small. */
export function slowRequests(now: () => Date): SlowRequests {
  const byName = new Map<string, SlowRequest>();
  return {
    note(name, ms) {
      if (ms < slowMs) return;
      const { times = 0, ...worst } = byName.get(name) ?? { name, ms: 0, at: 0 };
      const slowest = ms > worst.ms ? { name, ms: Math.round(ms), at: now().getTime() / 1000 } : worst;
      byName.set(name, { ...slowest, times: times + 1 });
    },
    list: (most) => [...byName.values()].sort((a, b) => b.ms - a.ms).slice(0, most),
  };
}

/** The name of a request; `kind` names those that are no call. undefined for uploads, whose duration depends on the client's connection. */
export function requestName(request: Request, path: string, kind: string): string | undefined {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return undefined;
  const [, road = '', ...rest] = path.split('/');
  const name = rest.join('/');
  if (road === 'customer' && Object.hasOwn(actions, name)) return `customer/${name}`;
  if (road === 'admin') return Object.hasOwn(adminActions, name) ? `admin/${name}` : 'admin';
  return kind;
}
