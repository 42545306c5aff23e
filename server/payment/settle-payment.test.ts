import { expect, test } from 'vitest';
import { paidOrder } from '../../test/paid-order.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { settlePayment } from './settle-payment.ts';

const open = sellingShops();

/**
 * The outcome for a payment that is given up and that its provider does not know. `sent`: minutes since its request went out,
 * 'meanwhile' while the provider is asked. `foundWithin`: minutes in which this provider may not know a payment yet.
 */
async function giveUp({ sent, foundWithin = 1 }: { sent?: number | 'meanwhile'; foundWithin?: number }) {
  const { t, store } = await paidOrder(open, { giftCard: 0 });
  const [placed] = await t.db.query<{ id: number }>('select id from payment where store_id = $1', [store.id]);
  const id = placed?.id ?? 0;
  await t.db.query(
    `update customer_order set status = 'awaiting_payment' where id = (select order_id from payment where id = $1)`,
    [id],
  );
  await t.db.query(
    `update payment set state = 'open', reference = '', started_at = now() - make_interval(mins => $2) where id = $1`,
    [id, typeof sent === 'number' ? sent : null],
  );
  const { payments } = t.shop;
  t.shop.payments = {
    open: async (...of) => {
      const account = await payments.open(...of);
      return {
        ...account,
        can: { ...account.can, foundWithinMs: foundWithin * 60_000 },
        find: async () => {
          if (sent === 'meanwhile')
            await t.db.query('update payment set started_at = now() where id = $1', [id]);
          return { state: 'none' };
        },
      };
    },
  };
  return (await settlePayment(t.shop, id, { giveUp: true })).state;
}

test('a payment that the provider never got is given up', async () => {
  expect(await giveUp({})).toBe('voided');
});

test('a payment that was sent while the provider was asked is not given up: its money may be on the way', async () => {
  expect(await giveUp({ sent: 'meanwhile' })).toBe('open');
});

test('a payment that was sent is given up once its provider would know it', async () => {
  expect(await giveUp({ sent: 2 })).toBe('voided');
  expect(await giveUp({ sent: 2, foundWithin: 15 })).toBe('open');
});
