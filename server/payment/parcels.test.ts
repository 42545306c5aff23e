import pino from 'pino';
import { expect, test } from 'vitest';
import { paidOrder } from '../../test/paid-order.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { settlePayments } from '../jobs/settle-payments.ts';
import { changeOrder } from '../order/change-order.ts';

const open = sellingShops();

/** An order of three and one copies, none of which is in the shop yet, to be sent. */
async function heldOrder(giftCard: number) {
  const paid = await paidOrder(open, { giftCard, onHand: 0 });
  const { t, sandbox, order_number } = paid;
  const store = t.shop.stores.byName(paid.store.webstoreName);
  if (!store) throw new Error('no store');
  const change = async (step: 'ship' | 'cancel', lines: { position: number; quantity?: number }[]) => {
    await t.db.tx((q) =>
      changeOrder(q, {
        ...{ store, orderNumber: order_number, locationId: null, step, lines, changedBy: 'staff 1' },
        ...{ mailFrom: '', secret: t.shop.secret },
      }),
    );
    const later = new Date(Date.now() + 1000);
    await settlePayments({ ...t.shop, log: pino({ level: 'silent' }), now: () => later });
  };
  const bank = () => {
    const all = sandbox.rows.flatMap((row) => ('payment' in row ? [row.payment] : []));
    const { state, amount, captured, refunded } = all.at(-1) ?? {};
    return { state, amount, captured, refunded };
  };
  const order = async () =>
    (
      await t.db.query<{
        status: string;
        total: number;
        paid: number;
        total_owing: number;
        refunded: number;
      }>('select status, total, paid, total_owing, refunded from customer_order where store_id = $1', [
        store.id,
      ])
    )[0];
  return { ...paid, change, bank, order };
}

test.each([0, 2500])(
  'an order in parcels is charged whole with the first one, gift card of %i',
  async (giftCard) => {
    const { change, bank, order, seen, accounts } = await heldOrder(giftCard);
    const { amount } = bank();
    expect(bank()).toMatchObject({ state: 'authorized', captured: 0 });
    expect(await seen()).toMatchObject({
      payment_message:
        'Your card is charged in full when the first parcel leaves, or before your bank stops holding the amount.',
    });
    await change('ship', [{ position: 1, quantity: 1 }]);
    expect(bank()).toMatchObject({ state: 'captured', captured: amount, refunded: 0 });
    expect(await order()).toMatchObject({ status: 'partly_shipped', paid: amount, total_owing: 0 });
    expect(await seen()).toMatchObject({ payment_message: '' });
    await change('ship', [{ position: 1 }]);
    await change('ship', [{ position: 2 }]);
    expect(bank()).toMatchObject({ captured: amount, refunded: 0 });
    const done = await order();
    expect(done).toMatchObject({ status: 'shipped', paid: amount, total_owing: 0, refunded: 0 });
    expect((done?.paid ?? 0) + giftCard).toBe(done?.total);
    expect((await accounts()).receivable).toBeUndefined();
  },
);

test('what is canceled after the first parcel is refunded to the cent', async () => {
  const { change, bank, order, accounts } = await heldOrder(0);
  await change('ship', [{ position: 1, quantity: 2 }]);
  await change('cancel', [{ position: 2 }]);
  // 9.99 less 10 %, with 5.5 % tax.
  expect(bank().refunded).toBe(899 + 49);
  await change('cancel', []);
  expect(bank().refunded).toBe(899 + 49 + 1620 + 89);
  expect(await order()).toMatchObject({ status: 'shipped', total_owing: 0, refunded: bank().refunded });
  expect((await accounts()).refunds).toBeUndefined();
});
