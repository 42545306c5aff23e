import type { ActionName, Input, Output } from '../contract/actions.ts';
import { type Caller, dispatch } from '../server/call/dispatch.ts';
import { createSession } from '../server/call/sessions.ts';
import { issueCard } from '../server/giftcard/issue-card.ts';
import { withoutLimits } from '../server/promotion/check-promotion.ts';
import { savePromotion } from '../server/promotion/write.ts';
import { everywhere } from '../server/tax/check-rate.ts';
import { insertRates } from '../server/tax/write.ts';
import { type TestSandbox, testSandbox } from '../test/sandbox.ts';
import type { BenchShop } from './bench-shop.ts';

const code = 'BENCH';

/** Lets the first demo shop take cards at a bank in this process, a promo code, taxes and gift cards. It ships already. */
export async function takeEverything({ shop, db, storeName }: BenchShop): Promise<TestSandbox> {
  const store = shop.stores.byName(storeName);
  if (!store) throw new Error('the store is missing');
  const sandbox = testSandbox();
  shop.payments = { open: async () => sandbox.open({ account: storeName }) };
  shop.captcha = { ...shop.captcha, verify: async () => true };
  await db.query('delete from promotion where store_id = $1 and code = $2', [store.id, code]);
  await db.tx(async (q) => {
    const content = {
      ...withoutLimits,
      name: 'Benchmark',
      code,
      type: 'percent',
      percent: 10,
      combinable: true,
    } as const;
    await savePromotion(q, store.id, null, content);
    await q.query("delete from tax_rate where store_id = $1 and type = 'Bench tax'", [store.id]);
    await insertRates(q, store.id, [{ ...everywhere, type: 'Bench tax', rate_ppm: 55_000 }]);
  });
  return sandbox;
}

/** A customer who has a parcel sent, with a promo code, and pays with a gift card and by card. */
export class PayingShopper {
  readonly #bench: BenchShop;
  readonly #sandbox: TestSandbox;
  readonly #caller: Caller;

  private constructor(bench: BenchShop, sandbox: TestSandbox, caller: Caller) {
    this.#bench = bench;
    this.#sandbox = sandbox;
    this.#caller = caller;
  }

  static async enter(bench: BenchShop, sandbox: TestSandbox, n: number): Promise<PayingShopper> {
    const store = bench.shop.stores.byName(bench.storeName);
    if (!store) throw new Error('the store is missing');
    const email = `bench${n}-${crypto.randomUUID()}@example.org`;
    const [row] = await bench.db.query<{ id: number }>(
      `insert into customer (store_id, email, email_key, first_name, last_name, street_address, city, country, province, postal_code)
       values ($1, $2, $2, 'Ada', 'Marsh', '12 Exchange Street', 'Portland', 'US', 'ME', '04103') returning id`,
      [store.id, email],
    );
    const { token } = await createSession(bench.db, store.id, { customerId: row?.id ?? 0 });
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    return new PayingShopper(bench, sandbox, { store, token, tokenIsNew: false, address, logUrl: '/' });
  }

  /** Copies of titles, the code, the way they are sent, and a gift card of 5.00. */
  async fill(eisbns: readonly string[]): Promise<void> {
    for (const eisbn of eisbns) await this.#call('cart/add', { eisbn, quantity: 1, order_rest: true });
    await this.#call('checkout/setShipping', { delivery_preference: 'ship' });
    await this.#call('checkout/addPromocode', { code });
    const { shop, db } = this.#bench;
    const { id: storeId, currency } = this.#caller.store;
    const card = await db.tx((q) =>
      issueCard(q, shop.secret, { storeId, currency, amount: 500, withPin: false }),
    );
    await this.#call('checkout/addGiftCard', { gift_card_number: card.number, captcha: 'solved' });
  }

  async price(): Promise<Output<'cart/get'>> {
    return this.#call('cart/get', {});
  }

  async pay(): Promise<void> {
    const { payment } = await this.#call('checkout/submit', {
      name: 'Ada Marsh',
      email: 'ada@example.org',
      phone: '2075550142',
      terms_accepted: true,
      delivery_preference: 'ship',
      payment_choice: 'credit_card',
      encrypted_cc_info: this.#sandbox.token(this.#bench.storeName, '4242424242424242'),
    });
    if (payment) throw new Error('the payment is not settled');
  }

  async #call<N extends ActionName>(name: N, input: Input<N>): Promise<Output<N>> {
    const answer = await dispatch(this.#bench.shop, this.#caller, { name, input, uuid: crypto.randomUUID() });
    if (!answer.ok) throw new Error(`${name} refused: ${answer.error}`);
    return answer.value as Output<N>;
  }
}
