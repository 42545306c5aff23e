import { expect, test } from 'vitest';
import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import { type SellingShop, sellingShops } from '../../../test/selling-shop.ts';
import { Attempt } from './attempt.ts';
import { emptyValues } from './purchase-values.ts';
import { submissionOf } from './submission.ts';

const open = sellingShops();
const filled = {
  ...emptyValues,
  name: 'Ada Reader',
  email: 'ada@example.org',
  phone: '2075550100',
  payment_choice: 'pickup',
};

/** The shopper's line to the shop; `lose` drops the answer of the next call, or the call itself. */
function lineTo({ reader }: SellingShop) {
  let lost: 'answer' | 'call' | null = null;
  const call = (async (name, input, options) => {
    const now = lost;
    lost = null;
    if (now === 'call') throw new CallFailed('offline', 0);
    const answer = await reader.call(name, input, options?.uuid);
    if (now === 'answer') throw new CallFailed('offline', 0);
    return answer;
  }) as Call;
  return { call, lose: (what: 'answer' | 'call') => (lost = what) };
}

async function ordersOf({ t, store }: SellingShop): Promise<{ instructions: string }[]> {
  return t.db.query('select instructions from customer_order where store_id = $1', [store.id]);
}

async function withBook() {
  const shop = await open();
  const { eisbn } = await shop.aBook(5);
  const { cart } = await shop.reader.get('cart/add', { eisbn });
  return { shop, cart, line: lineTo(shop), attempt: new Attempt(crypto.randomUUID()) };
}

test('an answer lost on the way gives the same order when tried again', async () => {
  const { shop, cart, line, attempt } = await withBook();
  const order = submissionOf(filled, { checksum: cart.checksum, code: '' });
  line.lose('answer');
  await expect(attempt.place(line.call, order)).rejects.toThrow('offline');
  expect(attempt.isUncertain).toBe(true);
  const answer = await attempt.place(line.call, order);
  expect(answer.ok).toBe(true);
  expect(await ordersOf(shop)).toHaveLength(1);
});

test('a form changed after a lost answer finds the order that was placed', async () => {
  const { shop, cart, line, attempt } = await withBook();
  line.lose('answer');
  const first = submissionOf({ ...filled, instructions: 'first' }, { checksum: cart.checksum, code: '' });
  await expect(attempt.place(line.call, first)).rejects.toThrow();
  const second = submissionOf({ ...filled, instructions: 'second' }, { checksum: cart.checksum, code: '' });
  expect((await attempt.place(line.call, second)).ok).toBe(true);
  expect(await ordersOf(shop)).toEqual([{ instructions: 'first' }]);
});

test('a form changed after a call that never arrived is ordered as changed', async () => {
  const { shop, cart, line, attempt } = await withBook();
  line.lose('call');
  await expect(
    attempt.place(line.call, submissionOf(filled, { checksum: cart.checksum, code: '' })),
  ).rejects.toThrow();
  const changed = submissionOf({ ...filled, instructions: 'second' }, { checksum: cart.checksum, code: '' });
  expect((await attempt.place(line.call, changed)).ok).toBe(true);
  expect(await ordersOf(shop)).toEqual([{ instructions: 'second' }]);
});

test('after a refusal the next try is a new attempt', async () => {
  const { shop, cart, line, attempt } = await withBook();
  const refused = await attempt.place(
    line.call,
    submissionOf(filled, { checksum: 'another cart', code: '' }),
  );
  expect(refused).toMatchObject({ ok: false, error_code: 'cart_changed' });
  expect(attempt.isUncertain).toBe(false);
  expect(
    (await attempt.place(line.call, submissionOf(filled, { checksum: cart.checksum, code: '' }))).ok,
  ).toBe(true);
  expect(await ordersOf(shop)).toHaveLength(1);
});
