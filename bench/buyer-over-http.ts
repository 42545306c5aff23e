import { setTimeout as pause } from 'node:timers/promises';
import type { Buyer } from '../test/simulation/reckoning.ts';

/** The way to a shop that comes and goes. */
export interface Line {
  /** Where the shop answers now, or answered last. */
  origin: string;
  /** Where its bank does. */
  bankOrigin: string;
  /** The webstore_name of the store. */
  account: string;
  /** Requests so far that got no answer. */
  cutOff: number;
}

/** Cards of the sandbox whose payment ends without the shopper. */
const cards = [
  '4242424242424242',
  '4242424242424242',
  '4000000000000002',
  '4000000000001018',
  '4000000000001034',
  '4000000000001042',
];

interface Placed {
  order_number: string;
  order_key: string;
  payment: object | null;
}
interface Cart {
  cart: { checksum: string; items: unknown[]; summary: { total: number } };
}
type Answer<T> = T | { error: string; error_code?: string };

/** A customer in a browser that sends again what got no answer. */
export class BuyerOverHttp implements Buyer {
  readonly added = new Map<string, number>();
  readonly attempts: { uuid: string; total: number; placed: Set<string> }[] = [];
  readonly customerId: number;
  readonly #line: Line;
  readonly #headers: Record<string, string>;

  constructor(line: Line, { customerId, token, n }: { customerId: number; token: string; n: number }) {
    this.#line = line;
    this.customerId = customerId;
    // An address each: a shared one would hit the rate limit.
    this.#headers = { cookie: `session_id=${token}`, 'x-forwarded-for': `10.9.${(n >> 8) & 255}.${n & 255}` };
  }

  /** Puts a copy into the cart and pays all that is in it by card. Most are paid, some are rightly refused. */
  async buy(eisbn: string, card: number): Promise<void> {
    const added = await this.#call<object>('cart/add', { eisbn, quantity: '1' });
    if (!('error' in added)) this.added.set(eisbn, (this.added.get(eisbn) ?? 0) + 1);
    const seen = await this.#call<Cart>('cart/get', {});
    if ('error' in seen) throw new Error(`the cart cannot be read: ${seen.error}`);
    const { checksum, items, summary } = seen.cart;
    if (items.length === 0) return;
    const uuid = crypto.randomUUID();
    const attempt = { uuid, total: summary.total, placed: new Set<string>() };
    this.attempts.push(attempt);
    const submitted = await this.#call<Placed>(
      'checkout/submit',
      {
        name: 'Ada Reader',
        email: 'ada@example.org',
        phone: '2075550100',
        terms_accepted: '1',
        delivery_preference: 'pickup',
        payment_choice: 'credit_card',
        checksum,
        encrypted_cc_info: await this.#token(cards[card % cards.length] ?? ''),
      },
      uuid,
    );
    let answer = submitted;
    for (let times = 0; 'order_number' in answer && answer.payment && times < 20; times++) {
      const { order_number, order_key } = answer;
      await pause(100);
      answer = await this.#call<Placed>('checkout/finishPayment', { order_number, order_key });
    }
    if ('order_number' in answer && !answer.payment) attempt.placed.add(answer.order_number);
  }

  async #token(number: string): Promise<string> {
    const query = new URLSearchParams({
      account: this.#line.account,
      origin: 'http://shop.test',
      language: 'en',
    });
    const year = String(new Date().getFullYear() + 3);
    const fields = { name: 'Ada Reader', number, month: '12', year, cvv: '123', postal_code: '04101' };
    const page = await this.#insist(
      () => `${this.#line.bankOrigin}/form?${query}`,
      new URLSearchParams(fields),
    );
    const token = /token&#34;:&#34;(tok_[\w-]+)/.exec(await page.text())?.[1];
    if (!token) throw new Error('the bank gave no token');
    return token;
  }

  async #call<T>(
    name: string,
    input: Record<string, string>,
    uuid: string = crypto.randomUUID(),
  ): Promise<Answer<T>> {
    const response = await this.#insist(
      () => `${this.#line.origin}/customer/${name}`,
      new URLSearchParams({ uuid, ...input }),
    );
    if (response.status >= 500) throw new Error(`${name} was answered with ${response.status}`);
    return (await response.json()) as Answer<T>;
  }

  /** Again until there is an answer. */
  async #insist(url: () => string, body: URLSearchParams): Promise<Response> {
    for (;;) {
      try {
        const response = await fetch(url(), { method: 'POST', body, headers: this.#headers });
        // Read whole, since it can be cut off as well.
        return new Response(await response.arrayBuffer(), response);
      } catch {
        this.#line.cutOff += 1;
        await pause(200);
      }
    }
  }
}
