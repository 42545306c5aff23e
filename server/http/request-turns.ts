import { LRUCache } from 'lru-cache';
import { shopIsBusy } from '../call/rate-limit.ts';

/** Who wants a page or a call. */
export interface Requester {
  /** The client's address (client-address.ts): what it asks for waits in one line. */
  client: string;
  /** Has a session, sends a form, or calls what a purchase or a login is made of. */
  isShopping: boolean;
  /** Its signal is aborted when the client has gone. Looked at only by those who wait: Node makes it when it is asked for. */
  request: Pick<Request, 'signal'>;
}

export interface RequestTurns {
  /** Does the work when it is its turn. Throws `CallFailed` (503) when the wait is or would be too long. */
  take<T>(requester: Requester, work: () => Promise<T>): Promise<T>;
}

interface Limits {
  /** Requests of people who shop, at work at once for one client; further ones wait in the line. */
  shoppingOfClient: number;
  /** Requests from the line at work at once in this process, and while others shop. */
  looking: number;
  lookingBesideShopping: number;
  /** People who shop look and think between two requests: the next finds the shop as free as the last. */
  thinkingMs: number;
  /** While others shop, a client of the line rests between two requests: this many times as long as the last one took. */
  rest: number;
  /** A slow page is not the fault of the client. */
  longestRestMs: number;
  waitingOfClient: number;
  waiting: number;
  longestMs: number;
}

const usual: Limits = {
  shoppingOfClient: 6,
  looking: 3,
  lookingBesideShopping: 1,
  thinkingMs: 10_000,
  rest: 2,
  longestRestMs: 1000,
  waitingOfClient: 100,
  waiting: 1000,
  longestMs: 10_000,
};
/** Without TRUST_PROXY every shopper may come from the proxy's address: no client has a bound of its own, or rests. */
const oneAddressForAll: Limits = { ...usual, shoppingOfClient: 64, waitingOfClient: usual.waiting, rest: 0 };

/**
 * Keeps one client from slowing down all others. Requests of people who shop are at work at once. Requests of those who
 * only look (crawlers among them) wait in a line, from which a few at a time are taken: the client that has waited longest
 * since it was last served comes first. A client alone in the line of a quiet shop has all of it. Pages from the cache need no turn.
 */
export function requestTurns({ TRUST_PROXY }: { TRUST_PROXY: boolean }, limits?: Limits): RequestTurns {
  const most = limits ?? (TRUST_PROXY ? usual : oneAddressForAll);
  const line = clientsByWait();
  const shoppingOf = new Map<string, number>();
  let shopping = 0;
  let shoppedAt = Number.NEGATIVE_INFINITY;
  let looking = 0;
  let alarm: NodeJS.Timeout | undefined;

  const isShopped = () => shopping > 0 || performance.now() - shoppedAt < most.thinkingMs;
  const mostLooking = () => (isShopped() ? most.lookingBesideShopping : most.looking);

  function startNext(): void {
    clearTimeout(alarm);
    while (looking < mostLooking()) {
      const next = line.next(performance.now());
      if (!next) return;
      if ('inMs' in next) {
        alarm = setTimeout(startNext, Math.ceil(next.inMs));
        return;
      }
      looking += 1;
      next.go();
    }
  }

  async function turnOf({ client, request }: Requester): Promise<void> {
    if (line.size() === 0 && looking < mostLooking() && line.isRested(client, performance.now())) {
      looking += 1;
      return;
    }
    if (line.size() >= most.waiting || line.size(client) >= most.waitingOfClient) throw shopIsBusy(10);
    const { signal } = request;
    if (signal.aborted) throw shopIsBusy(10);
    await new Promise<void>((resolve, reject) => {
      // The line was the pause: a browser that asks again at once keeps its place, instead of doing nothing for as long again.
      const refuse = () => {
        line.keepPlace(client, go);
        giveUp();
      };
      const giveUp = () => {
        if (line.remove(client, go)) end(() => reject(shopIsBusy(1)));
      };
      const end = (then: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        then();
      };
      const go = () => end(resolve);
      const timer = setTimeout(refuse, most.longestMs);
      signal.addEventListener('abort', giveUp);
      line.add(client, go, performance.now());
      startNext();
    });
  }

  async function shop<T>(client: string, work: () => Promise<T>): Promise<T> {
    shopping += 1;
    shoppingOf.set(client, (shoppingOf.get(client) ?? 0) + 1);
    try {
      return await work();
    } finally {
      shopping -= 1;
      shoppedAt = performance.now();
      const left = (shoppingOf.get(client) ?? 1) - 1;
      if (left > 0) shoppingOf.set(client, left);
      else shoppingOf.delete(client);
      startNext();
    }
  }

  return {
    async take(requester, work) {
      const { client, isShopping } = requester;
      if (isShopping && (shoppingOf.get(client) ?? 0) < most.shoppingOfClient) return shop(client, work);
      await turnOf(requester);
      const started = performance.now();
      try {
        return await work();
      } finally {
        const now = performance.now();
        const rest = Math.min(most.rest * (now - started), most.longestRestMs);
        line.rest(client, now + (isShopped() ? rest : 0));
        looking -= 1;
        startNext();
      }
    },
  };
}

type Go = () => void;

/** So long one who was refused may come back to their place. */
const placeKeptMs = 30_000;

/**
 * A line for each client. Next is the one that has waited longest: since it came, or since it has rested if that was later. New
 * clients therefore overtake a crawler with many requests, but never a reader who waits. How long the others rest is known of the
 * latest clients.
 */
function clientsByWait() {
  /** What each client waits for, in order, and since when. */
  const lines = new Map<string, Map<Go, number>>();
  const restedAt = new LRUCache<string, number>({ max: 10_000 });
  /** When those came who were refused. */
  const refusedCame = new LRUCache<string, number>({ max: 10_000 });
  let size = 0;
  const restedAtOf = (client: string) => restedAt.get(client) ?? Number.NEGATIVE_INFINITY;
  function remove(client: string, go: Go): boolean {
    const own = lines.get(client);
    if (!own?.delete(go)) return false;
    size -= 1;
    if (own.size === 0) lines.delete(client);
    return true;
  }
  return {
    size: (client?: string) => (client === undefined ? size : (lines.get(client)?.size ?? 0)),
    isRested: (client: string, now: number) => restedAtOf(client) <= now,
    rest: (client: string, until: number) => void restedAt.set(client, until),
    add(client: string, go: Go, now: number): void {
      const earlier = refusedCame.get(client) ?? Number.NEGATIVE_INFINITY;
      refusedCame.delete(client);
      const came = now - earlier < placeKeptMs ? earlier : now;
      const own = lines.get(client);
      if (own) own.set(go, came);
      else lines.set(client, new Map([[go, came]]));
      size += 1;
    },
    /** Before a request is refused for its long wait: the client's next one has waited as long. */
    keepPlace(client: string, go: Go): void {
      const came = lines.get(client)?.get(go);
      if (came !== undefined) refusedCame.set(client, came);
    },
    remove,
    /** Takes the next one out of the line, or tells when there will be one. */
    next(now: number): { go: Go } | { inMs: number } | undefined {
      let first: { client: string; go: Go; since: number } | undefined;
      for (const [client, own] of lines) {
        const [head] = own;
        if (!head) continue;
        const [go, came] = head;
        const since = Math.max(came, restedAtOf(client));
        if (!first || since < first.since) first = { client, go, since };
      }
      if (!first) return undefined;
      if (first.since > now) return { inMs: first.since - now };
      remove(first.client, first.go);
      return { go: first.go };
    },
  };
}
