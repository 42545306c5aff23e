import pino from 'pino';
import { expect, test } from 'vitest';
import { paidOrder } from '../../test/paid-order.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { settlePayments } from '../jobs/settle-payments.ts';
import { requestStep } from '../order/request-money.ts';
import type { PaymentProvider } from '../providers/payment/payment.ts';

const open = sellingShops();

/** A refund whose answers are lost, at a provider that does not know of it yet. `at` is the minute at which the shop looks after it. */
async function lostRefund(can: Partial<PaymentProvider['can']>) {
  const { t, store } = await paidOrder(open, { giftCard: 0 });
  const [payment] = await t.db.query<{ id: number }>('select id from payment where store_id = $1', [
    store.id,
  ]);
  const start = Date.now();
  const step = {
    paymentId: payment?.id ?? 0,
    kind: 'refund',
    amount: 100,
    by: 'test',
    now: new Date(start),
  } as const;
  await t.db.tx((q) => requestStep(q, step));
  const sent: number[] = [];
  let minute = 0;
  const { payments } = t.shop;
  t.shop.payments = {
    open: async (...of) => {
      const account = await payments.open(...of);
      return {
        ...account,
        can: { ...account.can, ...can },
        findStep: async () => ({ state: 'none' }),
        async refund() {
          sent.push(minute);
          return { state: 'unknown' };
        },
      };
    },
  };
  const at = async (next: number) => {
    minute = next;
    const now = () => new Date(start + minute * 60_000 + 1000);
    await settlePayments({ ...t.shop, now, log: pino({ level: 'silent' }) });
  };
  return { at, sent };
}

const looks = [0, 1, 3, 7, 15, 31, 63];

test('a step whose answer was lost is sent again with its key', async () => {
  const { at, sent } = await lostRefund({});
  for (const minute of looks) await at(minute);
  expect(sent).toEqual(looks);
});

test('where no key keeps it from being done twice, it waits until the provider would know of it', async () => {
  const { at, sent } = await lostRefund({ sendAgainAfterMs: 15 * 60_000 });
  for (const minute of looks) await at(minute);
  expect(sent).toEqual([0, 15, 31, 63]);
});
