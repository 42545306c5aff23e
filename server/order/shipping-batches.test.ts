import { expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { portland } from '../../test/paid-order.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { aRate, delivers } from '../../test/shipping-shop.ts';
import { staffAt } from '../../test/staff.ts';
import { shippingBatches } from './shipping-batches.ts';

const open = sellingShops();
const contact = { name: 'Ada Reader', email: 'ada@example.org', phone: '(207) 555-0100' };

/** An order of two copies of Salt Roads, of which one is here, and one of Tide Tables, which is still to come. */
async function ordered(how: { multiship_method?: 'all' | 'batched'; pickup?: boolean } = {}) {
  const { multiship_method = 'batched', pickup = false } = how;
  const shop = await open({ settings: delivers });
  const { reader } = shop;
  await aRate(shop);
  await signUp(reader);
  const { address_id } = await reader.get('address/create', portland);
  for (const [title, onHand, quantity] of [
    ['Salt Roads', 1, 2],
    ['Tide Tables', 0, 1],
  ] as const) {
    const { eisbn } = await shop.aBook(onHand, { title });
    await reader.get('cart/add', { eisbn, quantity, order_rest: true });
  }
  if (!pickup) await reader.get('checkout/setShipping', { address_id, multiship_method });
  const { order_number } = await reader.get('checkout/submit', {
    ...contact,
    ...(pickup
      ? { delivery_preference: 'pickup', payment_choice: 'pickup' }
      : { delivery_preference: 'ship', payment_choice: 'contact' }),
  });
  const owner = await staffAt(shop.t, shop.store, 'owner', { email: `o${shop.store.id}@example.org` });
  return {
    step: (step: 'ship' | 'cancel', lines: object[] = []) =>
      owner.get('order/takeStep', { order_number, step, lines: JSON.stringify(lines) }),
    /** Each batch as whether it was sent, and what is in it. */
    async batches() {
      const { shipping_batches } = await reader.get('order/get', { order_id: order_number });
      return shipping_batches.map(({ shipment_id, lines }) => [
        shipment_id !== null,
        lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', '),
      ]);
    },
  };
}

test('an order in two shipments has what is here, then what is to come; what was sent is before both (ENTITY-112)', async () => {
  const { batches, step } = await ordered();
  expect(await batches()).toEqual([
    [false, '1 × Salt Roads'],
    [false, '1 × Salt Roads, 1 × Tide Tables'],
  ]);
  await step('ship', [{ position: 1, quantity: 1 }]);
  expect(await batches()).toEqual([
    [true, '1 × Salt Roads'],
    [false, '1 × Salt Roads, 1 × Tide Tables'],
  ]);
  await step('cancel');
  expect(await batches()).toEqual([[true, '1 × Salt Roads']]);
});

test('an order in one shipment is one batch; one that is collected, or over, has none to send', async () => {
  const one = await ordered({ multiship_method: 'all' });
  expect(await one.batches()).toEqual([[false, '2 × Salt Roads, 1 × Tide Tables']]);
  await one.step('cancel');
  expect(await one.batches()).toEqual([]);
  expect(await (await ordered({ pickup: true })).batches()).toEqual([]);
});

test('copies that were set aside beyond what is still to be sent are not sent', () => {
  const line = { position: 1, title: 'Salt Roads', to_send: 1, held: 3 };
  const order = { status: 'partly_shipped', multiship_method: 'batched' } as const;
  expect(shippingBatches(order, [line], [])).toEqual([
    { shipment_id: null, lines: [{ position: 1, title: 'Salt Roads', quantity: 1 }] },
  ]);
});
