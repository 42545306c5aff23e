import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../shop.ts';
import type { Tamper } from './process.ts';
import { explain, simulate } from './run.ts';
import { type Ground, layGround } from './world.ts';

let t: TestShop;
let ground: Ground;
beforeAll(async () => {
  t = await openTestShop();
  ground = await layGround(t.shop);
});
afterAll(() => t.close());

const first = Number(process.env.SEED ?? 20_260) * 1000;
/** `npm run bench -- money` asks for more. */
const runs = Number(process.env.RUNS ?? 500);

test(
  'orders, money and copies agree, whatever is lost, repeated, late or cut off',
  async () => {
    const seen = { orders: 0, disputes: 0, inParcels: 0 };
    for (let seed = first; seed < first + runs; seed++) {
      const result = await simulate(ground, seed);
      if (result.faults.length > 0) throw new Error(explain(result));
      seen.orders += result.orders;
      seen.disputes += result.disputes;
      seen.inParcels += result.inParcels;
    }
    if (process.env.RUNS) console.info(JSON.stringify({ runs, ...seen }));
    // Most runs place an order, and some are disputed or leave in parcels, or they prove nothing.
    expect(seen.orders).toBeGreaterThan(runs / 2);
    expect(seen.disputes).toBeGreaterThan(runs / 10);
    expect(seen.inParcels).toBeGreaterThan(runs / 200);
  },
  runs * 1000,
);

/** Leaves out what one statement does. */
const without =
  (left: string): Tamper =>
  async (name, run) =>
    name === left ? [{ id: 1 }] : run();

/** Does it twice. */
const twice =
  (repeated: string): Tamper =>
  async (name, run) => {
    if (name === repeated) await run();
    return run();
  };

/** A payment that was decided already is applied again. */
const openAgain: Tamper = async (name, run) => {
  const rows = await run();
  return name === 'payment-lock' ? rows.map((row) => ({ ...row, state: 'open' })) : rows;
};

test.each<[string, Tamper]>([
  ['copies that go back twice', twice('stock-release')],
  ['copies that are not set aside', without('stock-take')],
  ['a cart that keeps what was bought', without('paid-order-take-out')],
  ['a result that is applied again', openAgain],
  ['money that is not booked', without('ledger-book')],
  ['an order that is not confirmed', without('paid-order-mails')],
  ['a dispute that is not noted', without('payment-note-dispute')],
  ['a dispute whose end is not noted', without('payment-note-dispute-state')],
])('a run notices %s', async (_what, tamper) => {
  for (let seed = first; seed < first + 100; seed++)
    if ((await simulate(ground, seed, { tamper })).faults.length > 0) return;
  throw new Error('no run has noticed');
});
