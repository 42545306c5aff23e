import { request } from 'node:http';
import { signWebhook } from './sandbox-payment.ts';

interface Event {
  id: string;
  account: string;
}

interface WebhookParts {
  /** Where the shop is reached from this machine. */
  shopUrl: string;
  /** The name that a store answers at. */
  hostOf(account: string): string;
  secretOf(account: string): string;
  now(): Date;
  /** Seconds until each next try. */
  retryAfter?: readonly number[];
}

/** Delivers the bank's events to the shop, signed, as a real provider does: again after a while when the shop did not take one. */
export function sandboxWebhooks({ shopUrl, hostOf, secretOf, now, retryAfter = [5, 30, 300] }: WebhookParts) {
  const waiting = new Set<NodeJS.Timeout>();

  function later(seconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      work();
    }, seconds * 1000);
    waiting.add(timer);
  }

  async function deliver(event: Event, [next, ...rest]: readonly number[]): Promise<void> {
    const body = JSON.stringify(event);
    const at = String(Math.floor(now().getTime() / 1000));
    const isTaken = await post(`${shopUrl}/webhooks/sandbox`, body, {
      host: hostOf(event.account),
      'content-type': 'application/json',
      'sandbox-signature': `t=${at},v1=${signWebhook(secretOf(event.account), at, body)}`,
    });
    if (!isTaken && next !== undefined) later(next, () => void deliver(event, rest));
  }

  return {
    send: (event: Event, afterSeconds: number) => later(afterSeconds, () => void deliver(event, retryAfter)),
    stop() {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

/** Not by `fetch`, which sets the name of the host itself. */
function post(url: string, body: string, headers: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(url, { method: 'POST', headers, timeout: 20_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}
