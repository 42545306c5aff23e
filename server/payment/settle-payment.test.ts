import { expect, test } from 'vitest';
import { paidOrder } from '../../test/paid-order.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { settlePayment } from './settle-payment.ts';

const open = sellingShops();

/** A payment that was never sent, as its provider says; `meanwhile` happens while that is asked. */
async function giveUp(meanwhile: 'nothing' | 'it is sent') {
  const { t, store } = await paidOrder(open, { giftCard: 0 });
  const [placed] = await t.db.query<{ id: number }>('select id from payment where store_id = $1', [store.id]);
  const id = placed?.id ?? 0;
  // As it was before its request went out.
  await t.db.query(
    `update customer_order set status = 'awaiting_payment' where id = (select order_id from payment where id = $1)`,
    [id],
  );
  await t.db.query(`update payment set state = 'open', reference = '', started_at = null where id = $1`, [
    id,
  ]);
  const { payments } = t.shop;
  t.shop.payments = {
    open: async (...of) => ({
      ...(await payments.open(...of)),
      find: async () => {
        if (meanwhile === 'it is sent')
          await t.db.query('update payment set started_at = now() where id = $1', [id]);
        return { state: 'none' };
      },
    }),
  };
  return (await settlePayment(t.shop, id, { giveUp: true })).state;
}

test('a payment that the provider never got is given up', async () => {
  expect(await giveUp('nothing')).toBe('voided');
});

test('a payment that was sent while the provider was asked is not given up: its money may be on the way', async () => {
  expect(await giveUp('it is sent')).toBe('open');
});
