import { expect, test } from 'vitest';
import { cardShop } from '../../test/card-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { dispatch } from '../call/dispatch.ts';
import { PaymentNotSent } from '../providers/payment/payment.ts';

const open = sellingShops();

/** A gate that one call waits at while another overtakes it. */
function aGate() {
  let pass = () => {};
  let arrive = () => {};
  const opened = new Promise<void>((resolve) => {
    pass = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const wait = () => {
    arrive();
    return opened;
  };
  return { open: () => pass(), wait, reached };
}

test.each(['first', 'second'])('a double click of which the %s is not sent is paid once', async (unsent) => {
  const gate = aGate();
  let starts = 0;
  const shop = await cardShop(open, (provider) => ({
    async start(request) {
      starts += 1;
      const isFirst = starts === 1;
      if (isFirst) await gate.wait();
      if (isFirst === (unsent === 'first')) throw new PaymentNotSent('no_connection', 'nothing listens');
      return provider.start(request);
    },
  }));
  const submission = shop.submission();
  const click = () => shop.reader.call('checkout/submit', submission, 'click');
  const first = click();
  await gate.reached;
  const second = click();
  if (unsent === 'first') await second;
  else await expect.poll(() => starts).toBe(2);
  gate.open();
  await Promise.all([first, second]);
  expect(starts).toBe(2);
  expect(await shop.orders()).toMatchObject([{ status: 'placed', state: 'captured' }]);
});

test('a tab that pays at pickup does not overtake one that pays by card', async () => {
  const { t, reader, submission, orders } = await cardShop(open, () => ({
    start: async () => ({ state: 'unknown' }),
  }));
  const gate = aGate();
  const held = { ...t.shop, db: { ...t.db } };
  held.db.tx = async (work) => {
    await gate.wait();
    return t.db.tx(work);
  };
  const input = { ...submission(), payment_choice: 'pickup' };
  const atPickup = dispatch(held, { ...reader.caller }, { name: 'checkout/submit', input, uuid: 'pickup' });
  await gate.reached;
  await reader.get('checkout/submit', submission());
  gate.open();
  expect(await atPickup).toMatchObject({ error_code: 'payment_open' });
  expect(await orders()).toMatchObject([{ status: 'awaiting_payment', state: 'open' }]);
});
